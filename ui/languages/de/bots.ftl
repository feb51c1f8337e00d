seated = Bot: { $name }

names-random = Zufall

names-gentle = Sanft

names-greedy = Gierig

names-steady = Besonnen

names-sharp = Gewitzt

names-expert = Experte

rated-random = Zufall: ganz ohne Plan

rated-gentle = Sanft: für deine ersten Partien

rated-greedy = Gierig: greift nach Punkten, plant nichts

rated-steady = Besonnen: denkt voraus

rated-sharp = Gewitzt: schwer zu schlagen

rated-expert = Experte: am stärksten, aber langsam

descriptions-random = Zufall macht irgendeinen Zug, den die Regeln erlauben.

descriptions-gentle = Sanft spielt wie ein Anfänger und nimmt dir nichts weg, wenn es auch anders geht.

descriptions-greedy = Gierig nimmt, was jetzt am meisten Punkte bringt.

descriptions-steady = Besonnen überlegt, was noch kommen kann, und spart Meeples für später.

descriptions-sharp = Gewitzt spielt die Partie im Kopf weiter, bevor er sich entscheidet. In einer großen Partie dauert das einen Moment.

descriptions-expert = Experte denkt wie Gewitzt, mit viel mehr Partien im Kopf und auf allen Prozessorkernen. Für ein Plättchen braucht er einige Sekunden.

strengths-random = Sanft gewann alle 1.000 Testpartien gegen ihn.

strengths-gentle = In Testpartien gewann er 1 von 3 gegen Gierig und alle gegen Zufall.

strengths-greedy = In Testpartien gewann er 2 von 3 gegen Sanft, aber nur 3 von 100 gegen Besonnen.

strengths-steady = In Testpartien gewann er 97 von 100 gegen Gierig und 1 von 6 gegen Gewitzt.

strengths-sharp = In Testpartien gewann er 5 von 6 gegen Besonnen.

strengths-expert = Wie oft er Gewitzt schlägt, ist nicht gemessen.
