"""Whether the page looks as it did: chosen screens against the pictures that lie here.

`images.py` compares, `greeked.py` makes words the same on every machine, `renew.py` takes the
pictures anew.
"""
