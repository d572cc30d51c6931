"""Documents in about half the room: deflated against the words that they are full of, and written in ASCII."""

import zlib
from base64 import b64decode, b64encode

KNOWN = (
    b'"pieces":["],"n":1,"reveals":true},{"kind":"gave","seat":2,"target":{"kind":"passed","seat":{"kind":"drew","seat":'
    b'{"kind":"laid","seat":"told":,"since":"undo":{"seat":,"until":"first":true,"state":"recent":[{"kind":"begun"},'
    b'"ended":"started":"acted":"call":"epoch":,"surname":"},"chairs":[{"person":{"id":,"name":""clock":"day",'
    b'"version":,"status":"playing","options":{false},"thread":{"schema":1,"id":"","game":"upturn","rules":1,'
    b'"chat":-100"opened":17'
)
"""The compression's preset dictionary, what is likeliest last. Never change it: all that is stored is read with it."""


def packed(text: str) -> str:
    """A JSON document in less room."""
    deflate = zlib.compressobj(zdict=KNOWN)
    return b64encode(deflate.compress(text.encode()) + deflate.flush()).decode()


def unpacked(text: str | bytes) -> str | bytes:
    """The document that was packed; JSON that never was comes back as it is. Raises ValueError for neither."""
    if text[:1] in ("{", b"{"):
        return text
    inflate = zlib.decompressobj(zdict=KNOWN)
    try:
        document = inflate.decompress(b64decode(text, validate=True))
    except zlib.error as error:
        raise ValueError("not a packed document") from error
    if not inflate.eof:
        raise ValueError("not a whole packed document")
    return document
