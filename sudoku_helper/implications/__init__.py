"""The implication engine: which candidate being true or false forces which others, and why.

Every chain, loop, forcing chain and net is a setting of this one engine, whether a technique explains
it or ``grading`` counts how long it is:

- ``links`` has the links of candidates and what they lead to, ``spread`` the same level by level with
  the ways there; ``graph`` adds groups, almost locked sets and the facts behind each link.
- ``chains`` reads it as open chains, rings and returns, ``forcing`` as the cases of a cell or house.
- ``state`` finds all that follows from an assumption as fast as possible, ``patterns`` adds locked
  candidates, pairs and X-Wings, ``probes`` keeps what each candidate came to, from step to step, and
  ``reasoning`` goes the same way again with all causes.
- ``nets`` and ``nishio`` search with the fast states and write out the proofs that are worth it,
  ``trial`` goes through cases of cases as deep as it takes, as far as ``completions`` leave hope.
- ``chained`` and ``nested`` rule out candidates inside a net, by the ``short_chains`` of a state or by nets;
  ``plans`` are which of them to rule out.
- ``shorten`` cuts a proof down to what its end needs, and ``effort`` says which proof is easiest to read.
- ``budget`` limits, watches and cancels a search.
"""
