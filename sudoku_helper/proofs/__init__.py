"""Showing that a step is right, without the search that found it.

- ``truths`` says what a truth is: a fact that conclusions rest on, and whether several can be met.
- ``checks`` proves a step from the truths that it names.
- ``counting`` proves it by how many digits fit into its cells, where trying out would take too long.
- ``proof`` says what a proof is: cases, and in each of them inference after inference.
- ``replay`` follows a proof inference by inference.
- ``passages`` puts the inferences of a case in the order of reading, those together that share a sentence.
- ``story`` goes through a whole proof, and says of each sentence what it tells and does on the board.
"""
