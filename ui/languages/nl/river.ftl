begins-text = Bij het begin ligt de bron op tafel. De gewone starttegel gaat in de zak.

begins-rule = RV-03

reason-not_at_the_end = Een riviertegel zet de rivier voort: rivier moet aansluiten op rivier.

reason-u_turn = De rivier boog op de vorige tegel ook deze kant op. Dat mag geen twee keer achter elkaar.

reason-bends_back = De rivier boog de vorige keer ook deze kant op. Aan deze tafel mag dat nooit twee keer achter elkaar.

reason-no_way_on = Waar de rivier verdergaat, ligt een tegel in de weg.

reason-nobody_on_water = Op de rivier kan geen speelstuk staan.

reason-not_yet = De rivier komt eerst en het meer als laatste. Deze tegel wordt later getrokken.

course = Eerst komt een rivier, met land aan beide oevers.
