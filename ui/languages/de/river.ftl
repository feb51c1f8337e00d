begins-text = Die Quelle liegt zu Beginn auf dem Tisch. Das übliche Startplättchen kommt in den Beutel.

begins-rule = RV-03

reason-not_at_the_end = Ein Flussplättchen setzt den Fluss fort: Fluss muss an Fluss liegen.

reason-u_turn = Der Fluss bog schon auf dem vorigen Plättchen in diese Richtung ab. Zweimal nacheinander darf er das nicht.

reason-bends_back = Der Fluss bog beim letzten Mal in diese Richtung ab. An diesem Tisch darf er das nie zweimal nacheinander.

reason-no_way_on = Wo der Fluss weitergeht, ist ein Plättchen im Weg.

reason-nobody_on_water = Auf dem Fluss kann keine Figur stehen.

reason-not_yet = Der Fluss kommt zuerst, sein See zuletzt. Dieses Plättchen wird später gezogen.

course = Zuerst kommt ein Fluss, mit Land an beiden Ufern.
