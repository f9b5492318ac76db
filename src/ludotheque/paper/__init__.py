"""Games on paper: sheets to print and cut out, and the PDF of them. Needs the extra `server`, which brings typst.

A game draws its pieces as SVG in millimetres. Here they are laid on sheets whose fronts and backs lie on each other,
and come as a PDF behind a page that says how to make them and how to play.
"""
