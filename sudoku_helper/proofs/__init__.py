"""Showing that a step is right, without the search that found it.

- ``truths`` says what a truth is: a fact that conclusions rest on, and whether several can be met.
- ``checks`` proves a step from the truths that it names.
- ``counting`` proves it by how many digits fit into its cells, where trying out would take too long.
- ``proof`` says what a proof is: cases, and in each of them sentence after sentence.
- ``replay`` follows a proof sentence by sentence.
"""
