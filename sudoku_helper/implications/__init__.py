"""The implication engine: which candidate being true or false forces which others, and why.

Every chain, loop, forcing chain and net is a setting of this one engine. ``graph`` has the links of
a position, along which single chains run.
"""
