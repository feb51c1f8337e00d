win-goal = Win of eindig gelijk

win-aim = Speel tot de laatste tegel, en laat aan het eind niemand voor je staan.

win-good = De laatste tegel ligt, en niemand staat voor je.

win-lost = De laatste tegel ligt, en iemand staat voor je. De tegels komen opnieuw in dezelfde volgorde.

winAlone-goal = Win als enige

winAlone-aim = Speel tot de laatste tegel, en win als enige.

winAlone-good = De laatste tegel ligt, en iedereen staat achter je.

winAlone-lost = De laatste tegel ligt, en niet iedereen staat achter je. De tegels komen opnieuw in dezelfde volgorde.

points-goal = Haal minstens { COUNT($points, of: "points") }

points-aim = Haal minstens { COUNT($points, of: "points") }. De eindtelling na de laatste tegel telt ook mee.

points-good = Je hebt minstens { COUNT($points, of: "points") }.

points-lost = De laatste tegel ligt, en je hebt minder dan { COUNT($points, of: "points") }. De tegels komen opnieuw in dezelfde volgorde.

nudge = Ga voor je een tegel plaatst na wat elk gebied op het bord zou opleveren, en voor wie.

made-aim = Haal het doel dat hier is gesteld.

made-good = Goed gedaan: je hebt het doel gehaald.

made-lost = Je hebt het doel niet gehaald. Probeer het nog eens.
