title = Tegel { $name }

tile = De tegel waarop je tekent

dragged-land = Druk op een zijde om er een weg, een stad, een rivier of een weide van te maken. Sleep van de ene zijde naar de andere om ze te verbinden. Sleep een weg naar een stad om hem bij de poort te laten eindigen. Sleep naar het midden om zijden los te maken of een weg in een dorp te laten eindigen.

dragged-fields = Elk nummer is één weide. Sleep van plek naar plek om twee weiden samen te voegen, of druk op een plek om die van haar weide los te maken. Sleep naar een stad om de weide eraan te laten grenzen, of juist niet.

keyed-land = De pijltjestoetsen gaan van zijde naar zijde en naar het midden. { $press } maakt van een zijde een weg, een stad, een rivier of een weide. Druk op { $lead } op de ene zijde en daarna op de andere om ze te verbinden; een weg en een stad krijgen een poort. In het midden maakt die toets ze los of laat een weg in een dorp eindigen.

keyed-fields = Elk nummer is één weide. De pijltjestoetsen gaan van plek naar plek. { $press } maakt een plek los van haar weide. Druk op { $lead } op de ene plek en daarna op de andere om twee weiden samen te voegen. Op een stad laat die toets de weide eraan grenzen, of juist niet.

lands = { $city } maakt er een stad van, { $road } een weg, { $field } een weide en { $river } een rivier.

mode = Tekenen

land = Steden, wegen en rivieren

fields = Weiden

side = { $joinedCount ->
    [0] { sideName }: { landName }
   *[other] { sideName }: { landName }, verbonden met het { AND($joined, each: "eachSide") }
}

sideName = { $side ->
    [N] Noord
    [E] Oost
    [S] Zuid
   *[W] West
}

landName = { $land ->
    [field] weide
    [road] weg
    [city] stad
   *[river] rivier
}

spotField = Weide { spot }

spotOfField = Weide { $n }, { spot }

cityAt = { $side ->
    [N] Stad in het noorden
    [E] Stad in het oosten
    [S] Stad in het zuiden
   *[W] Stad in het westen
}

middle = Het midden

unlettered-land = De pijltjestoetsen gaan van zijde naar zijde. { $press } maakt van een zijde een weg, een stad, een rivier of een weide. Zet “{ $join }” aan om zijden te verbinden.

unlettered-fields = De pijltjestoetsen gaan van plek naar plek. { $press } maakt een plek los van haar weide. Zet “{ $join }” aan om weiden samen te voegen.

join = Verbinden in twee keer

joining-land = Druk op een zijde en dan op een andere om ze te verbinden; een weg en een stad krijgen een poort. Druk op een zijde en dan op het midden om haar los te maken of een weg in een dorp te laten eindigen.

joining-fields = Druk op twee plekken om hun weiden samen te voegen. Druk op een plek en dan op een stad om de weide eraan te laten grenzen, of juist niet.

heldPressed = Vanaf { $what }: druk op waar het heen moet.

held = Vanaf { $what }: ga naar waar het heen moet en druk op { $lead }.

dropped = Losgelaten.

ways = In elke stand

words = In woorden

sides = De zijden

joinedSides = Verbonden zijden

sidePair = { AND($sides, each: "eachSide") }

neighbours = Buren

try = Uitproberen

tryFirst = Je kunt deze tegel nog niet uitproberen. Los eerst op wat erop gemarkeerd is.

tried = Een partij om deze tegel te proberen. Ze wordt niet bewaard.

toDrawing = Terug naar de tekening

turn = Draaien

mirror = Spiegelen

clear = Wissen

formFields = Weiden opnieuw tekenen

inner = Weide binnenin

name = Naam

note = Notitie

noteNote = Een korte geheugensteun of regel. Die staat ook op de afgedrukte overzichtspagina.

copies = Exemplaren

next = Volgende tegel

previous = Vorige tegel

cities = Stad: { AND($places, each: "eachSide") }

roads = Weg: { AND($places, each: "eachSide") }

rivers = Rivier: { AND($places, each: "eachSide") }

pennants = Wapens

goods = Goederen

inVillage = Eindigt in het dorp

gate = { $side ->
    [N] Eindigt bij de stad in het noorden
    [E] Eindigt bij de stad in het oosten
    [S] Eindigt bij de stad in het zuiden
   *[W] Eindigt bij de stad in het westen
}

onTile = Op de tegel

crop = Graancirkel

decor = Versiering

palette = Wat erop staat

means = { $thing ->
    [inn] Voltooid telt de weg dubbel, anders niets.
    [cathedral] Voltooid telt de stad meer, anders niets.
    [wine] Wie de stad voltooit, krijgt dit goed.
    [wheat] Wie de stad voltooit, krijgt dit goed.
    [cloth] Wie de stad voltooit, krijgt dit goed.
    [foundation] Hier kan een toren komen.
    [bag] Wie deze tegel legt, verzet een rover.
    [roadside] Het telt mee voor de tol van deze weg.
    [garden] Hier kan een abt staan. Zonder die regels is het een plaatje.
    [crop-fork] Boeren komen of gaan.
    [crop-club] Struikrovers komen of gaan.
    [crop-shield] Ridders komen of gaan.
    [spring] Hier begint de rivier.
    [lake] Hier eindigt de rivier.
    [monastery] Hier kan een monnik staan, die op de acht tegels eromheen wacht.
    [village] De wegen die hier eindigen, zijn losse wegen.
    [gate] De weg eindigt bij de stadsmuur. Ernaast liggen twee weiden.
    [bridge] De ene weg gaat over de andere: ze raken elkaar niet.
   *[picture] Alleen een plaatje: het telt niet mee.
}

own-title = Je eigen afbeelding

own-note = Een PNG of SVG die je elders hebt getekend, tot 8 MB. Bastide bewaart een eigen kopie in de set, hoogstens 531 pixels breed.

own-choose = Kies een afbeelding

own-replace = Kies een andere afbeelding

own-remove = Verwijder de afbeelding

own-where = Waar ze ligt

own-under = Onder het land

own-over = Over het land

own-size = Grootte, in % van de tegel

own-right = Naar rechts, in %

own-down = Naar beneden, in %

own-asking-title = Kies een afbeelding

own-asking-kind = Afbeeldingen

own-came = Afbeelding toegevoegd.
