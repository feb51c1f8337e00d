invalid-what = Dat kan niet worden gebruikt.

invalid-named = “{ $field }” kan niet { $found } zijn.

invalid-unnamed = Een waarde kan niet { $found } zijn.

allowed-one_of = Het kan { OR($values) } zijn.

allowed-another = Kies een andere waarde.

allowed-range = Kies een getal van { $least } tot en met { $most }.

allowed-range_but_zero = Kies een getal van { $least } tot en met { $most }, maar niet 0.

allowed-at_most = Er zijn er hooguit { $most } mogelijk.

allowed-letters = Gebruik hooguit { $most } letters.

rejected-what = Dat mag niet volgens de regels.

rejected-todo = Er is niets veranderd: kies iets anders.

refusal = { $reason } ({ $rule })

sentences = { $first } { $next }

problemAt = { $place }: { $problem }

problems = { $first }; { $next }

notDone = Dat is niet gedaan.

stale-why = De partij was al verder, of je bekeek een eerdere stap.

stale-todo = Ga naar de laatste stap en kies opnieuw.

locked-why = Deze tafel is vergrendeld: geen hints en niets ongedaan maken tot de partij afgelopen is.

locked-todo = Speel verder. Na de partij is alles open.

misplaced-why = Deze stap van de les vraagt iets anders.

misplaced-todo = Lees de opdracht nog eens.

missing-what = Dat is er niet.

missing-todo = Ga terug en kies opnieuw.

missing-open_game = Er is geen partij open.

missing-game = Deze partij is er niet meer.

missing-step = De partij heeft zo’n stap niet.

missing-end = Je kunt een partij analyseren zodra die afgelopen is.

missing-document = Deze tegelset of mix is er niet meer.

missing-backup = Deze back-up is er niet meer.

missing-run = Deze reeks van het lab is er niet meer.

missing-run_game = De partijen van deze reeks zijn met andere bots of regels gespeeld dan die van nu.

missing-feature = Daar is geen weg, stad, klooster of weide.

missing-open_lesson = Er is geen les open.

missing-lesson = Zo’n les is er niet.

missing-question = Deze vraag is er niet meer.

content-what = Dit kan niet worden gebruikt.

content-todo = Verbeter het en probeer het opnieuw.

file-what = “{ $file }” kon niet worden gebruikt.

file-missing-why = Dat bestand of die map bestaat niet.

file-missing-todo = Kies een andere.

file-not_allowed-why = Deze computer laat Bastide dat bestand of die map niet gebruiken.

file-not_allowed-todo = Kies een andere plek of pas de rechten aan.

file-not_a_file-why = Het is een map, of iets anders waar geen partij in staat.

file-not_a_file-todo = Kies een bestand.

file-full-why = De schijf is vol.

file-full-todo = Maak ruimte vrij of kies een andere schijf, en probeer het opnieuw.

file-not_shown-what = De map kon niet worden getoond.

file-not_shown-why = Het bestand is opgeslagen, maar geen bestandsbeheer gaf antwoord.

file-not_shown-todo = Open de map zelf.

file-failed-why = Het systeem gaf een onbekende reden.

file-failed-todo = Het logbestand in de gegevensmap zegt er meer over. Probeer het opnieuw of kies een andere plek.

unfit-what = “{ $file }” is niet gebruikt.

undrawable-todo = Er is niets veranderd.

bug-what = Er ging iets mis in Bastide. Er is niets veranderd.

bug-todo = Dit is onze fout. Het logbestand in de gegevensmap zegt er meer over.

unreachable-what = Het venster krijgt geen verbinding met de rest van Bastide.

unreachable-todo = Sluit Bastide en start het opnieuw.

picture-what = De afbeelding is niet toegevoegd.

picture-not_a_picture = Dit is geen PNG- of SVG-afbeelding.

picture-packed = Deze SVG is ingepakt (SVGZ): bewaar hem als gewone SVG.

picture-too_large = Het bestand is groter dan { $most } MB: bewaar een kleinere afbeelding.

picture-too_many_pixels = De afbeelding is meer dan { $most } pixels breed of hoog: bewaar een kleinere.

picture-broken = Het bestand is beschadigd of niet volledig: bewaar de afbeelding opnieuw.

picture-no_size = De afbeelding heeft geen bruikbare breedte of hoogte.

picture-blank = Op deze afbeelding is niets te zien.

picture-moving = De afbeelding beweegt: bewaar haar als stilstaand beeld.

picture-entities = Deze SVG gebruikt entiteiten: bewaar hem als gewone SVG of als PNG.

picture-script = Deze SVG bevat een script: bewaar hem zonder script of als PNG.

picture-outside = Deze SVG heeft andere bestanden nodig: bewaar hem als PNG.

picture-nested = Deze SVG bevat een andere afbeelding: bewaar hem als PNG.

picture-text = Deze SVG bevat tekst: zet de tekst om in paden of bewaar hem als PNG.

picture-unsupported = Bastide kan een deel van deze SVG niet tekenen ({ $element }): bewaar hem als PNG.

picture-too_rich = Deze SVG is te ingewikkeld: bewaar hem als PNG.
