"""Tables and hands as pictures: what is to be drawn comes in as plain values, what comes out are the bytes of a PNG."""
