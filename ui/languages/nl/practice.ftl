place = Oefenen · vraag { $number } van { $of }

begin = Starten

due = { $own ->
    [0] { $rules ->
        [0] Vandaag staat er niets klaar. Met een ronde houd je de rest fris.
       *[other] Vandaag klaar om te oefenen: { COUNT($rules, of: "rules") }.
    }
   *[other] { $rules ->
        [0] Vandaag klaar om te oefenen: { COUNT($own, of: "ownDecisions") }.
       *[other] Vandaag klaar om te oefenen: { COUNT($rules, of: "rules") } en { COUNT($own, of: "ownDecisions") }.
    }
}

length = Hoogstens acht vragen, ongeveer vijf minuten. Wat je fout hebt, komt aan het eind nog één keer terug: samen hoogstens zestien.

rating-title = Je rating

rating-range = 95%-interval: { $low } tot { $high }. Gebaseerd op { COUNT($answers, of: "answers") }.

rating-text = Elke vraag telt als een tegenstander: hoe moeilijker ze is, hoe meer een goed antwoord je rating verhoogt. Alleen je eerste antwoord op een vraag telt, en na een hint telt het half.

rating-chart = Je rating door de tijd, met het 95%-interval

rating-figures = Rating per dag

rating-columns-day = Dag

rating-columns-rating = Rating

rating-columns-range = 95%-interval

rating-columns-answers = Antwoorden

rating-fromTo = { $low } tot { $high }

rating-day = { DATETIME($when, dateStyle: "medium") }

daily-title = Puzzel van de dag

daily-text = Eén bord, één tegel, vandaag voor iedereen dezelfde. Waar plaats jij hem?

daily-save = Opslaan als bestand

daily-picture = Opslaan als afbeelding

daily-savingPicture-title = De puzzel opslaan als afbeelding

daily-savingPicture-kind = PNG

daily-saving-title = De puzzel opslaan als bestand

daily-saving-kind = Bastide-scenario’s

daily-tomorrow = Morgen is er een nieuwe.

daily-begin = Oplossen

exam-take = Examen doen

exam-title = Examen

exam-place = Examen · vraag { $number } van { $of }

exam-text = { COUNT($of, of: "questions") } over deze cursus, zonder hints. Bij elke vraag telt alleen je eerste antwoord. Je slaagt met hoogstens { COUNT($mayMiss, of: "wrongAnswers") }. Aan het eind zie je wat je fout had.

exam-announced = { exam-title }. { exam-text }

exam-finish = Bekijk je resultaat

exam-over = Examen afgerond

exam-outcome = { $right } van de { $of } in één keer goed.

exam-passed = Je bent geslaagd. Deze cursus telt nu als geleerd.

exam-failed = Nog niet geslaagd. Je slaagt met hoogstens { COUNT($mayMiss, of: "wrongAnswers") }.

exam-all = Je had geen enkele regel fout.

exam-missed = Wat je fout had

exam-lesson = Open de les: { $title }

exam-again = Opnieuw op andere borden

kinds = Soorten vragen

decisions-title = Beslissingen

decisions-lead = Borden uit partijen tussen sterke bots, met de uitbreidingen die je hebt. Geen regel zegt wat het beste is: zoek de zet die het minst weggeeft.

decisions-begin = Beslissingen oefenen

own-title = Uit je eigen partijen

own-lead = Zetten die je in je eigen partijen punten hebben gekost, op dezelfde borden. Je voegt ze toe in de analyse van een afgelopen partij.

own-none = Hier staat nog niets. Open de analyse van een afgelopen partij en voeg je fouten van daaruit toe.

own-toPlay = Je partijen

own-begin = Eigen beslissingen oefenen

own-only = Oefenen: { $what }

own-when = { $days ->
    [0] { $kind }. Vandaag aan de beurt.
   *[other] { $kind }. Over { COUNT($days, of: "days") } weer aan de beurt.
}

own-look = Tonen

own-lookAt = Tonen: { $what }

own-lookThere = Tonen in de partij

own-remove = Verwijderen

own-removeOf = Verwijderen: { $what }

own-putAway = Verwijderd: { $what }

own-bringBack = Ongedaan maken

own-isBack = Terug bij het oefenen: { $what }

own-onceMore = Herhaling: nog een keer, op hetzelfde bord.

own-from = Beurt { $turn } van “{ $name }”

own-fromUnnamed = Beurt { $turn } van een partij zonder naam

own-asking = Uit je partij “{ $name }”, beurt { $turn }.

own-askingUnnamed = Uit een van je partijen, beurt { $turn }.

own-then = Wat je toen deed

own-isThen = Jouw zet.

own-right = De beste zet, of even goed.

own-gives = Geeft ongeveer { COUNT($points, of: "points") } weg.

own-each = { $count ->
    [one] Wat de enige zet weggeeft
   *[other] Wat elk van de { $count } zetten weggeeft
}

own-best = { $count ->
    [one] De beste zet
   *[other] De { $count } beste zetten
}

own-others = { $count ->
    [one] De andere zet
   *[other] De andere { $count } zetten
}

own-bestIs = Het beste: { $move }

outcome = { $right } van de { $of } in één keer goed. Wat je fout had, komt snel terug.

outcomeAll = Alle { $of } in één keer goed.

decided-best = Plaats de tegel, met of zonder speelstuk: de zet die het meest oplevert.

decided-cost = Drie plekken zijn gemarkeerd. Op welke verlies je het minst?

decided-outs = Tel de overgebleven tegels die een gat vullen of het gebied afbouwen.

decided-steal = Zoek een zet waardoor je meescoort met het gebied van een ander.

decided-send = De tegel ligt. Welk speelstuk gaat waarheen, of geen?

decided-follow = Een tegenstander kan straks meedelen in wat van jou is. Bescherm het.

decided-taught = Stappen uit lessen, op gedraaide borden en met andere spelers.

only = Oefenen: { $kind }

rulesOf = { COUNT($count, of: "rules") }

starred = { "*" } De gedrukte regels laten dit open. Open de regel om te lezen hoe er hier gespeeld wordt, en waarom.

mastery-new = Nieuw

mastery-seen = Gezien

mastery-due = Aan de beurt

mastery-solid = Zit goed

masteryText-new = Dit ben je nog niet tegengekomen.

masteryText-seen = Dit ben je tegengekomen. Na drie goede antwoorden op twee verschillende dagen zit het goed.

masteryText-due = Het is tijd om dit weer te oefenen.

masteryText-solid = Dit ken je: drie goede antwoorden op verschillende borden en dagen.

kind-places = Waar een tegel past

kind-fits = Welke tegel nog past

kind-refusal = Waarom een plek niet mag

kind-road = Punten voor een weg

kind-city = Punten voor een stad

kind-monastery = Punten voor een klooster

kind-field = Punten voor een weide

kind-majority = Wie er scoort

kind-home = Wie terug naar de voorraad gaat

kind-follower = Waar een meeple mag staan

kind-ending = Als de partij nu afgelopen was

kind-winner = Wie er zou winnen

kind-wealth = Wie er met goederen zou winnen

kind-splendour = Herbergen en kathedralen

kind-builder = Waar de bouwmeester heen mag

kind-pig = Waar het varken heen mag

kind-goods = Wie de goederen krijgt

kind-capture = Wie je met een verdieping kunt vangen

kind-robbery = Wat een rover pakt

kind-toll = Wat een tolhuis int

kind-bend = Waar een rivier niet mag afbuigen

kind-recall = Wat een abt scoort

kind-taught = Uit de lessen

kind-best = De beste zet

kind-cost = Het kleinste verlies

kind-outs = Hoeveel tegels zouden helpen

kind-steal = Deel mee

kind-send = Welk speelstuk gaat waarheen

kind-follow = Bescherm wat je hebt

next = Volgende vraag

finish = Ronde afronden

leave = Stoppen met oefenen

helped = Goed, met hulp

over = Ronde afgerond

again = Nog een ronde

back = Terug naar oefenen

opening = Een vraag klaarzetten …

onceMore = Herhaling: nog een keer, op een ander bord.

none = Er is geen vraag gevonden. Probeer een andere soort.

mixIn = Meenemen: { $kind }

mixInShort = Meenemen

mixed = { COUNT($count, of: "kinds") } gekozen.

mix = Met deze soorten starten

unmix = Wissen
