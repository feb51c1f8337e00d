opening-title = Een partij, scenario, campagne, tegelset of mix openen

opening-kind = Partijen, scenario’s, tegelsets, mixen en bundels van Bastide

saving-title = De partij opslaan als bestand

saving-kind = Partijen van Bastide

drop = Laat het bestand los om het te openen

open = Openen

notNow = Niet nu

saved = Opgeslagen in { $file }.

show = In map tonen

known = Je hebt de partij “{ $file }” al. Hier is die.

handed = { $count ->
    [one] Een ander programma wil “{ $file }” hier openen. Openen?
   *[other] Een ander programma wil hier { COUNT($count, of: "files") } openen, “{ $file }” als eerste. Openen?
}

refusedTitle = Dit kan niet worden geopend

refused = “{ $file }” kan niet worden geopend.

alienFile = “{ $file }” is niet geopend. Er is niets veranderd.

faults = “{ $file }” heeft { COUNT($count, of: "problems") }. Er is niets veranderd.

alien-no_bundle = Dit is geen bestand van Bastide, of het is afgebroken of beschadigd.

alien-no_manifest = Dit is geen bestand van Bastide.

alien-not_xml = Dit is geen bestand van JCloisterZone.

alien-unclosed = Dit bestand is afgebroken of beschadigd.
