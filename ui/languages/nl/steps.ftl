version = Een versie teruggezet

about = { $what ->
    [name] Naam veranderd
    [description] Beschrijving veranderd
    [author] Auteur veranderd
   *[licence] Licentie veranderd
}

tile-side = { $land ->
    [field] { inSide }: weide
    [road] { inSide }: weg
    [city] { inSide }: stad
   *[river] { inSide }: rivier
}

inSide = { $side ->
    [N] Noorden
    [E] Oosten
    [S] Zuiden
   *[W] Westen
}

atSide = { $side ->
    [N] in het noorden
    [E] in het oosten
    [S] in het zuiden
   *[W] in het westen
}

tile-join = Verbonden: { AND($sides, each: "eachSide") }

tile-part = Losgemaakt wat { atSide } ligt

tile-form_fields = Weiden opnieuw getekend

tile-join_fields = Twee weiden samengevoegd

tile-part_field = Weide { spot } losgemaakt

tile-border = { $on ->
    [on] Weide aan de stad { atSide } laten grenzen
   *[off] Weide van de stad { atSide } gescheiden
}

tile-gate = { $on ->
    [on] Weg laten eindigen bij de stad { atSide }
   *[off] Einde van een weg bij de stad { atSide } weggehaald
}

tile-inner_field = { $on ->
    [on] Weide binnenin toegevoegd
   *[off] Weide binnenin weggehaald
}

tile-pennants = Wapens in de stad { atSide }: { $count }

tile-goods = { $goods ->
    [wine] Wijn { atSide } toegevoegd
    [wheat] Graan { atSide } toegevoegd
    [cloth] Laken { atSide } toegevoegd
   *[none] Goederen { atSide } weggehaald
}

tile-cathedral = { $on ->
    [on] Kathedraal { atSide } toegevoegd
   *[off] Kathedraal { atSide } weggehaald
}

tile-roadside = { $on ->
    [on] Naast de weg { atSide } toegevoegd: { $thing }
   *[off] Naast de weg { atSide } weggehaald: { $thing }
}

tile-monastery = { $on ->
    [on] Klooster toegevoegd
   *[off] Klooster weggehaald
}

tile-village = { $on ->
    [on] Dorp toegevoegd
   *[off] Dorp weggehaald
}

tile-village_road = { $on ->
    [on] Weg { atSide } in het dorp laten eindigen
   *[off] Weg { atSide } langs het dorp geleid
}

tile-bridge = { $on ->
    [on] Brug toegevoegd
   *[off] Brug weggehaald
}

tile-mark = { $on ->
    [on] Toegevoegd: { $thing }
   *[off] Weggehaald: { $thing }
}

tile-decor = { $on ->
    [on] Versiering toegevoegd: { $thing }
   *[off] Versiering weggehaald: { $thing }
}

tile-turn = Tegel gedraaid

tile-turn_back = Tegel teruggedraaid

tile-mirror = Tegel gespiegeld

tile-clear = Tegel gewist

set-add = Lege tegel toegevoegd

set-duplicate = Tegel { $tile } gedupliceerd

set-remove = { $tilesCount ->
    [one] Tegel { AND($tiles) } verwijderd
   *[other] { COUNT($tilesCount, of: "tiles") } verwijderd
}

set-move = Tegel { $tile } verplaatst

set-paste = { COUNT($tilesCount, of: "tiles") } toegevoegd

set-count = Tegel { $tile }: { COUNT($count, of: "copies") }

set-rename = Tegel { $tile } hernoemd naar { $name }

set-about = { $what ->
    [name] Tegel { $tile } een naam gegeven
   *[note] Een notitie bij tegel { $tile } geschreven
}

set-chapter = De regels geschreven: { $chapter }

set-symbol = { $symbol ->
    [some] Het teken van de set gewijzigd
   *[none] Het teken van de set weggehaald
}

set-picture = { $how ->
    [put] Afbeelding toegevoegd aan tegel { $tile }
    [lay] Afbeelding van tegel { $tile } over of onder het land gelegd
    [fit] Afbeelding van tegel { $tile } verschoven
   *[remove] Afbeelding van tegel { $tile } verwijderd
}

set-back = { $back ->
    [some] Achterkanten veranderd
   *[none] Gewone achterkanten teruggezet
}

set-rules = { $on ->
    [on] Regels toegevoegd die de tegels nodig hebben
   *[off] Regels weggehaald die de tegels nodig hebben
}

mix-times = { $times ->
    [0] “{ $set }” uit de zak gehaald
    [1] “{ $set }” één keer in de zak gedaan
   *[other] “{ $set }” { $times } keer in de zak gedaan
}

mix-count = { $tile }: { COUNT($count, of: "copies") }

mix-countAsSet = { $tile }: zoveel exemplaren als de set heeft

mix-rules = { $on ->
    [on] Regels aangezet
   *[off] Regels uitgezet
}

mix-option = Keuzeregel veranderd

mix-piece = { $piece ->
    [follower] Meeples: { $count }
    [big-follower] Grote meeples: { $count }
    [abbot] Abten: { $count }
    [builder] Bouwmeesters: { $count }
    [pig] Varkens: { $count }
   *[floors] Verdiepingen: { $count }
}

pieceCount = { $count }

pieceUsual = zoals de regels zeggen

mix-start = Eerste tegels veranderd

mix-draws = Eerste trekkingen veranderd

position-lay = Tegel geplaatst: { $where }

position-lift = Tegel weggehaald: { $where }

position-stand = { CAPITAL(aFigure) } { onTheKind } geplaatst: { $where }

position-take = { CAPITAL(aFigure) } { onTheKind } weggehaald: { $where }

position-tower = Toren: { COUNT($floors, of: "floors") }, { $where }

position-seats = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}

position-aside = Opzijgelegde tegels veranderd

position-aims = Doelen veranderd

position-learner = Speler van de doelen gekozen

position-turns = Aantal beurten gekozen

seat-name = Speler hernoemd

seat-bot = Gekozen wie er speelt

seat-score = Punten van een speler veranderd

seat-supply = Voorraad veranderd

seat-goods = Goederen van een speler veranderd

seat-floors = Verdiepingen van een speler veranderd

seat-prisoners = Gevangenen van een speler veranderd

seat-robber = Rover verplaatst

seat-tollhouse = Tolhuis verplaatst

turn-first = Gekozen wie begon

turn-active = Gekozen wie aan de beurt is

turn-number = Nummer van de beurt veranderd

turn-second = Deel van de beurt gekozen

turn-ransomed = Aangegeven of er losgeld is betaald

draw-order = Tegels in vaste volgorde: { $tilesCount }

draw-seed = Tegels geschud met startwaarde { $seed }

draw-left = Tegels elke keer geschud

draw-by_hand = Tegels uit een echte zak

chapter = “{ $title }”

goneChapter = een weggehaald hoofdstuk

campaign-add = { CAPITAL($chapter) } toegevoegd

campaign-remove = { CAPITAL($chapter) } weggehaald

campaign-scenario = Het scenario van { $chapter } gewijzigd

campaign-move = { CAPITAL($chapter) } naar plaats { $place } verplaatst

campaign-say = { $what ->
    [say] Kaart van { $chapter } veranderd
    [won] Tekst na winst in { $chapter } veranderd
   *[lost] Tekst na verlies in { $chapter } veranderd
}

campaign-end = Tekst aan het einde veranderd

campaign-open = { $on ->
    [on] { CAPITAL($chapter) } vanaf het begin geopend
   *[off] { CAPITAL($chapter) } aan het begin gesloten
}

campaign-leads = { $way ->
    [win] { $on ->
        [on] Winst in { $chapter } leidt nu naar { $to }
       *[off] Winst in { $chapter } leidt niet meer naar { $to }
    }
   *[loss] { $on ->
        [on] Verlies in { $chapter } leidt nu naar { $to }
       *[off] Verlies in { $chapter } leidt niet meer naar { $to }
    }
}

campaign-needs = { $on ->
    [on] { CAPITAL($needed) } vereist vóór { $chapter }
   *[off] { CAPITAL($needed) } niet meer vereist vóór { $chapter }
}

campaign-stars = { $stars ->
    [0] Geen sterren vereist vóór { $chapter }
   *[other] { COUNT($stars, of: "stars") } vereist vóór { $chapter }
}

campaign-carry = Veranderd wat meegaat naar { $chapter }

# Wat er met een les is gedaan.
lesson-record = Zetten opgenomen

lesson-note = Woorden toegevoegd

lesson-remove = Een stap verwijderd

lesson-cut = Stappen verwijderd

# $what (task|good|hint)
lesson-say = { $what ->
    [task] Opdracht veranderd
    [good] Veranderd wat er gezegd wordt als het goed is
   *[hint] Tip veranderd
}

lesson-keep = Veranderd wat een goede zet nodig heeft

lesson-answer = Foute zetten beantwoord

lesson-unanswer = Antwoord verwijderd

lesson-reword = Antwoord veranderd

lesson-refute = Veranderd wat na een fout getoond wordt

lesson-rules = Veranderd welke regels een stap leert

lesson-after = Plaats in de cursus veranderd

lesson-ask = Een vraag toegevoegd

lesson-reask = Een vraag veranderd

lesson-choices = De antwoorden om uit te kiezen veranderd

lesson-point = Iets aangewezen

lesson-unpoint = Een aanwijzing verwijderd

lesson-course = De cursus veranderd
