"""What a store answers instead of doing what it is asked: how it says so, what is the matter, what to do."""

from __future__ import annotations

import re
from typing import Any

CURES = {
    "OOM": "its memory is full: raise maxmemory, or free some",
    "MISCONF": "it can't write to its own disk: free space there, its log says more",
    "NOREPLICAS": "too few replicas are with it: bring them back, or lower min-replicas-to-write",
    "BUSY": "a script keeps it busy: wait, or end that with SCRIPT KILL",
    "READONLY": "it is a replica: let REDIS_URL lead to the master, or write redis+sentinel://",
    "UNBLOCKED": "it has just become a replica: let REDIS_URL lead to the master, or write redis+sentinel://",
    "MASTERDOWN": "it is a replica without its master: let REDIS_URL lead to the master",
    "LOADING": "it still reads its files: wait",
    "NOPERM": "its user lacks a right: allow what it names (ACL SETUSER)",
    "NOAUTH": "it wants a password: write redis://:password@host:6379/0",
    "WRONGPASS": "it doesn't know that user and password: correct them in REDIS_URL",
    "NOGROUP": "it was emptied or restored: what it needs is made again",
    "CLUSTERDOWN": "a part of the cluster is away: CLUSTER INFO says more",
    "TRYAGAIN": "the cluster moves its slots: wait",
    "MOVED": "it is one node of a cluster: write cluster+redis://host:6379",
    "ASK": "it is one node of a cluster: write cluster+redis://host:6379",
    "EXECABORT": "it takes no transaction at present: its log says more",
    "LIMIT": "a limit of its provider is reached: wait, or take a larger plan",
}
"""By the code of a refusal: what is the matter, and what to do."""
UNKNOWN = "its log says more"
DETAILED = frozenset({"NOPERM", "MOVED", "ASK"})
"""Refusals whose own text tells the operator something besides."""

OURS = frozenset({"ERR", "WRONGTYPE", "NOSCRIPT", "NOPROTO", "BUSYGROUP", "CROSSSLOT", "INVALIDOBJ"})
"""Codes of what is asked wrongly; every other code tells how the store is."""

UNSIGNED = "certificate verify failed"
"""What the TLS of Python says of a certificate that nobody has signed whom this machine knows."""

_WRAPPED = re.compile(
    r"EXECABORT Transaction discarded because of: -?"
    r"|(?:ERR Error running script \(call to f_\w+\): @user_script:\d+: )?(?:@user_script: \d+: )?-?"
)
"""Before Redis 7 what a script meets comes with the code of the script; in a transaction, with the transaction's."""
_SCRIPT = re.compile(r" script: .*on @user_script:\d+\.$")
"""What later servers say of the script, at the end."""
_DENIED = re.compile(r"ACL failure in script: |The user executing the script can't ")
_LIMIT = re.compile("limit (?:is )?(?:exceeded|reached)", re.IGNORECASE)
_CODE = re.compile(r"[A-Z]{2,}(?= |$)")


def code_in(plain: str) -> str:
    """The code with which a refusal begins."""
    return found[0] if (found := _CODE.match(plain)) else "ERR"


def unwrapped(response: str) -> str:
    """A refusal as the store says it outside of scripts and transactions: its code first."""
    whole = _SCRIPT.sub("", response)
    plain = whole[wrapped.end() :] if (wrapped := _WRAPPED.match(whole)) else whole
    if not _CODE.match(plain):
        plain = whole
    if denied := _DENIED.search(plain):
        return f"NOPERM {plain[denied.end() :]}"
    return f"LIMIT {plain}" if plain.startswith("ERR") and _LIMIT.search(plain) else plain


ELSEWHERE = frozenset({"READONLY", "UNBLOCKED", "MASTERDOWN"})
"""Refusals of who isn't the master any more."""
LASTING = frozenset({"NOPERM", "NOAUTH", "WRONGPASS", "MOVED", "ASK"})
"""Refusals that end only when the operator sets something else."""


def explained(error: Exception) -> str:
    """One line for an operator: what is the matter with the store, and what to do."""
    code = code_of(error)
    if not code:
        unsigned = UNSIGNED in str(error)
        return f"{error}: write ?ssl_cert_reqs=none or REDIS_CERT_CHECK=no to take it" if unsigned else str(error)
    detail = "" if code in CURES and code not in DETAILED else f": {_told(error)}"
    return f"the store refuses ({code}{detail}), {CURES.get(code, UNKNOWN)}"


def code_of(error: Exception) -> str:
    """With what code the store refuses; empty: it isn't there."""
    code: Any = getattr(error, "status_code", None)
    return str(code) if code and code not in OURS else ""


def _told(error: Exception) -> str:
    """What the store says itself, without what the library puts around it."""
    return str(error).partition("caused error: ")[2] or str(error)
