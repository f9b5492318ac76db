### Auf Papier.

print-make = So wird es gebaut
print-make-paper = Nimm das dickste Papier, das dein Drucker mag, oder kleb die Blätter auf Karton.
print-make-flip = Druck beidseitig, an der langen Kante gewendet, in Originalgröße und ohne an die Seite anzupassen: Dann liegen Vorder- und Rückseiten aufeinander.
print-play = So wird gespielt
print-foot-own = Gemacht mit Ludotheque, in eigenen Zeichnungen.
