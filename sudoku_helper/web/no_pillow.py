"""Stands where Pillow would, in the engine for browsers, which has none.

ReportLab imports Pillow whenever it is imported, and uses it only to embed pictures; our booklets
are drawn in lines and letters.
"""

Image = None
