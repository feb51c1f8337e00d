version = Bastide { $version }

released = Erschienen am { DATETIME($date, dateStyle: "medium") }. Bastide geht nie ins Internet und kann nicht nach einer neueren Version suchen: Hol sie dir dort, woher du diese hast.

independent = Bastide gehört zu keinem Verlag. Die Regeln stehen hier in unseren eigenen Worten, und alle Bilder zeichnet unser eigener Code.

letters = Gesetzt in Alegreya und Source Sans, beide unter der SIL Open Font License.
