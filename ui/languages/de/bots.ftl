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
