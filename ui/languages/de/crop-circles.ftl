circle = Kornkreis { $number }

inRole = { $role ->
    [road] Wegelagerer
    [city] Ritter
    [field] Bauern
   *[none] Meeples
}

theCircle = { $circle ->
    [none] der Kornkreis
   *[other] Kornkreis { $circle }
}

left-removed = wie es der Kornkreis verlangt

now-crop_choice = Wähle zuerst, was der Kornkreis bewirkt.

now-crop = Zuerst entscheiden alle, was sie beim Kornkreis tun.

weighed-removed = Durch Kornkreise zurückgenommene Meeples

action-crop = { $choice ->
    [add] { CAPITAL(inRole) } hinzufügen
   *[remove] { CAPITAL(inRole) } zurücknehmen
}

action-crop_add = { CAPITAL(onTheKind) } hinzufügen: { standing }

action-crop_remove = { CAPITAL(onTheKind) } zurücknehmen: { standing }

event-crop_chosen = { $circle ->
    [none] Kornkreis
   *[other] Kornkreis { $circle }
}: { $choice ->
    [add] { $who ->
        [you] Du lässt alle einen Meeple hinzufügen.
       *[other] { $whoName } lässt alle einen Meeple hinzufügen.
    }
   *[remove] { $who ->
        [you] Du lässt alle einen Meeple zurücknehmen.
       *[other] { $whoName } lässt alle einen Meeple zurücknehmen.
    }
}

event-crop_passed_over = { $who ->
    [none] { theCircleNobody }
    [you] { $why ->
        [supply-empty] Du hast keinen Meeple mehr zum Hinzufügen.
       *[nobody-there] Du hast dort keinen Meeple, also passiert nichts.
    }
   *[other] { $why ->
        [supply-empty] { $whoName } hat keinen Meeple mehr zum Hinzufügen.
       *[nobody-there] { $whoName } hat dort keinen Meeple, also passiert nichts.
    }
}

theCircleNobody = { CAPITAL(theCircle) } passt zu keinem Meeple auf dem Brett.

phase-crop_choice = { $who ->
    [you] Was sollen alle tun: { inRole } hinzufügen oder zurücknehmen?
   *[other] { $whoName }, was sollen alle tun: { inRole } hinzufügen oder zurücknehmen?
}

phase-crop = { $who ->
    [you] { CAPITAL(theCircle) } betrifft { inRole }. Was tust du?
   *[other] { $whoName }, { theCircle } betrifft { inRole }.
}

reason-must_add = In dieser Partie müssen alle einen Meeple hinzufügen.

reason-must_choose = Wähle zuerst für alle: hinzufügen oder zurücknehmen.

reason-must_remove = Ein Meeple muss zurückgenommen werden.

reason-nobody_of_yours = Du hast keinen Meeple { onTheKind }.

reason-supply_empty = Du hast keinen Meeple mehr im Vorrat, den du hinzufügen kannst.

reason-wrong_role = Das Symbol dieses Kreises gilt für Meeples mit einer anderen Aufgabe.

course = Kornkreise: Alle fügen eine Figur hinzu oder nehmen eine zurück.
