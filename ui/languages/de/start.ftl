silent-title = Bastide ist schon offen, reagiert aber nicht.

silent-why = Zwei Fenster können nicht denselben Datenordner benutzen. Schließ oder beende das andere und starte Bastide neu.
