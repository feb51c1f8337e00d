title = Je gegevens

text = Waar Bastide je werk bewaart, en back-ups om naar terug te gaan. Er verlaat niets deze computer.

save = Alles opslaan…

saving-title = Alles opslaan in één bestand

saving-kind = Alles in Bastide

saved = Alles is opgeslagen in { $file }.

take = Alles importeren…

taking-title = Alles uit een bestand importeren

taking-kind = Alles in Bastide

fileText = Eén bestand met alles wat van jou is, om mee te nemen naar een andere computer of om op te bergen. Als je er een importeert, vervangt dat wat hier staat.

backups = Back-ups

backupsText = Bastide maakt er een per dag als er iets is veranderd, en een voordat een update verandert hoe gegevens worden opgeslagen. De tien nieuwste blijven, en van vervangen gegevens de vijf nieuwste.

make = Nu een back-up maken

none = Er is nog geen back-up. Bastide maakt de eerste als je het afsluit nadat je iets bent begonnen.

last = Laatste keer

outcome-made = Bastide heeft vandaag een nieuwe back-up gemaakt.

outcome-young = Er was geen back-up nodig: de nieuwste was nog geen dag oud.

outcome-unchanged = Er was geen back-up nodig: sinds de nieuwste was er niets veranderd.

outcome-nothing = Er was geen back-up nodig: er is nog niets te bewaren.

outcome-failed = Bastide kon geen back-up maken. { $why }

outcome-replaced = Je vorige gegevens zijn vervangen. Ze staan bij de back-ups.

replacedNow = Alles is vervangen. Je vorige gegevens zijn nu de nieuwste back-up.

made = { DATETIME($madeAt, dateStyle: "medium", timeStyle: "short") }

notes = { $is ->
    [plain] { NUMBER($megabytes, maximumFractionDigits: 1) } MB
    [replaced] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, vervangen gegevens
    [earlier] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, van een eerdere Bastide
   *[both] { NUMBER($megabytes, maximumFractionDigits: 1) } MB, vervangen gegevens van een eerdere Bastide
}

holds = { AND($things) }.

holdsSettings = Alleen instellingen.

unreadable = Deze is niet te lezen. Bastide laat hem zoals hij is.

items-games = { COUNT($n, of: "games") }

items-tile_set = { $n ->
    [one] { $n } tegelset
   *[other] { $n } tegelsets
}

items-mix = { $n ->
    [one] { $n } mix
   *[other] { $n } mixen
}

items-position = { $n ->
    [one] { $n } stelling
   *[other] { $n } stellingen
}

items-scenario = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenario’s
}

items-campaign = { $n ->
    [one] { $n } campagne
   *[other] { $n } campagnes
}

items-lessons = { $n ->
    [one] { $n } begonnen les
   *[other] { $n } begonnen lessen
}

items-runs = { $n ->
    [one] { $n } reeks van het lab
   *[other] { $n } reeksen van het lab
}

games = Partijen…

gamesOf = Partijen… in de back-up van { $made }

fromBackup-title = Partijen in deze back-up

fromBackup-text = Dit zijn de partijen zoals ze waren op { $made }. Als je er een terugzet, komt die bij de partijen die je hebt en wordt er niets vervangen.

fromBackup-players = { AND($names) }

fromBackup-facts = { $finished ->
    [yes] Afgelopen, laatst gespeeld op { DATETIME($played, dateStyle: "medium", timeStyle: "short") }
   *[no] { COUNT($steps, of: "steps") }, laatst gespeeld op { DATETIME($played, dateStyle: "medium", timeStyle: "short") }
}

fromBackup-factsStillHere = { fromBackup-facts }, nog bij je partijen

fromBackup-restore = Deze partij terugzetten

fromBackup-restoreNamed = Deze partij terugzetten: { $name }

fromBackup-none = In deze back-up staan geen partijen.

fromBackup-restored = Teruggezet. Je vindt de partij bij Spelen.

restore = Terugzetten…

restoreOf = Terugzetten… van de back-up van { $made }

confirm-restore = Deze back-up terugzetten?

confirm-take = Alles uit een bestand importeren?

confirm-ofBackup = Alles wordt weer zoals het was op { $made }. { $holds }

confirm-ofFile = Alles wordt zoals het is in het bestand dat je hierna kiest.

confirm-replaced = Dit vervangt je partijen, tegelsets, mixen, stellingen, scenario’s, campagnes, lessen, reeksen van het lab en instellingen. Bastide maakt er eerst een back-up van, zodat je terug kunt.

confirm-yes = Terugzetten

confirm-choose = Bestand kiezen…

confirm-no = Annuleren

confirm-busy = Alles wordt vervangen. Een ogenblik…

unfit-not_ours-why = Er staat iets anders in dan gegevens van Bastide.

unfit-not_ours-todo = Kies een bestand dat met “Alles opslaan…” is gemaakt.

unfit-trial_version-why = Het komt van een proefversie van Bastide, van voor versie 0.1.0.

unfit-trial_version-todo = Kies een bestand dat met versie 0.1.0 of later is opgeslagen.

unfit-newer_version-why = Het komt van een nieuwere Bastide dan deze.

unfit-newer_version-todo = Importeer het met de nieuwere Bastide.

unfit-damaged-why = Het is beschadigd, en niet alles was te lezen.

unfit-damaged-todo = Kies een ander bestand.

unfit-too_large-why = Het is groter dan welk bestand van Bastide ook.

unfit-too_large-todo = Kies een ander bestand.

unfit-among_the_data-why = Die plek ligt in de gegevensmap, die Bastide zelf beheert.

unfit-among_the_data-todo = Kies een andere map.
