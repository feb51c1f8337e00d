newSet = Nieuwe tegelset

newMix = Nieuwe mix

newPosition = Nieuwe stelling

newCampaign = Nieuwe campagne

newLesson = Nieuwe les

drawFirst = De eerste tegel tekenen

open = Bestand openen

sets = Je tegelsets

mixes = Je mixen

positions = Je stellingen en scenario’s

campaigns = Je campagnes

lessons = Je lessen

none = Je hebt nog niets gemaakt. Begin met een lege set, of kopieer een bestaande en pas die aan.

examples-title = Voorbeelden

examples-what-tile_set = Een tegelset, zoals “{ $name }”

examples-what-mix = Een mix, zoals “{ $name }”

examples-text-tile_set = Tegels die bij elkaar horen. Teken elke tegel en kies hoeveel exemplaren er zijn.

examples-text-mix = Welke sets er in de zak zitten, hoe vaak, welke regels aan staan en hoe een partij begint.

examples-open = Kopie van “{ $name }” openen

examples-named = { $name }, gewijzigd

examples-learnText = Vijf korte lessen in de editor: een tegel, een brug, een set, een mix en de cijfers ervan.

begin-set = Nieuwe tegelset

begin-mix = Nieuwe mix

begin-name = Naam

begin-setName = Mijn tegels

begin-mixName = Mijn mix

begin-position = Nieuwe stelling

begin-positionName = Mijn stelling

begin-campaign = Nieuwe campagne

begin-campaignName = Mijn campagne

begin-from = Beginnen met

begin-playedWith = Mix

begin-blankSet = Eén lege tegel

begin-blankMix = Alleen het basisspel

begin-begin = Maken

edit = Bewerken

editThis = { $name } bewerken

duplicate = Dupliceren

duplicateThis = { $name } dupliceren

save = { $kind ->
    [tile-set] Alleen deze set exporteren
    [mix] Alleen deze mix exporteren
    [position] Alleen deze stelling exporteren
    [lesson] Alleen deze les exporteren
   *[campaign] Alleen deze campagne exporteren
}

saveThis = { save }: { $name }

remove = Verwijderen

removeThis = { $name } verwijderen

undoRemove = Terugzetten

removed = “{ $name }” is verwijderd.

restored = “{ $name }” is terug.

usedBy = { $namesCount ->
    [one] { AND($names, each: "quoted") } heeft dit nodig en bevat nu problemen. Lopende partijen blijven zoals ze zijn.
   *[other] { AND($names, each: "quoted") } hebben dit nodig en bevatten nu problemen. Lopende partijen blijven zoals ze zijn.
}

used = Nodig voor { AND($names) }

scenario = Scenario

playedIn = Gespeeld in { AND($names) }

tiles = { COUNT($count, of: "tiles") }

designs = { COUNT($count, of: "designs") }

faulty = { COUNT($count, of: "problems") }

warned = { COUNT($count, of: "warnings") }

sound = Geen problemen

saving-position-title = Stelling opslaan als bestand

saving-position-kind = Bastide-stellingen

saving-campaign-title = Campagne opslaan als bestand

saving-campaign-kind = Bastide-campagnes

saving-lesson-title = Les opslaan als bestand

saving-lesson-kind = Bastide-lessen

saving-set-title = Tegelset opslaan als bestand

saving-set-kind = Tegelsets en mixen van Bastide

saving-mix-title = Mix opslaan als bestand

saving-mix-kind = Tegelsets en mixen van Bastide

opening-title = Tegelsets en mixen openen

opening-kind = Tegelsets, mixen en partijen van Bastide

back = Alles wat je hebt gemaakt

backToSet = Terug naar “{ $name }”

about = Gegevens

aboutFields-name = Naam

aboutFields-description = Beschrijving

aboutFields-author = Auteur

aboutFields-licence = Licentie

undo = Ongedaan maken

redo = Opnieuw

undone = Ongedaan gemaakt: { $what }.

redone = Opnieuw gedaan: { $what }.

history = Geschiedenis

historyNote = Kies een stap om ernaar terug te gaan. Latere stappen blijven bestaan totdat je iets verandert.

begun = Begin

earlier = { COUNT($count, of: "earlierSteps") }

versions = Versies

version = { DATETIME($made, dateStyle: "medium", timeStyle: "short") }, { COUNT($tiles, of: "tiles") }

currentVersion = { version } (huidig)

bringBack = Terugzetten

broughtBack = Een versie teruggezet

onTile = { $what }, op tegel { $tile }

goneSet = een verwijderde tegelset

faults = Problemen

drawnWrong-crossing = Twee stukken land kruisen elkaar. Is een van de twee een brug?

drawnWrong-road_passes = Een weg die in het dorp eindigt, kan er niet ook doorheen lopen.

drawnWrong-land_between = Deze weide zou aan een stad grenzen die ze niet kan bereiken.

drawnWrong-village_between = Deze weide zou aan een stad grenzen die ze niet kan bereiken.

drawnWrong-segment_count = Deze tegel heeft te veel stukken land.

drawnWrong-two_crop_circles = Een tegel kan maar één graancirkel hebben.

drawnWrong-two_inner = Binnenin liggen twee stukken van dezelfde soort, zodat ze niet uit elkaar te houden zijn.

drawnWrong-no_tiles = De set heeft nog geen tegels.

drawnWrong-no_set = Een tegelset van deze mix is verwijderd.

drawnWrong-set_needed = Een tegelset van deze mix is verwijderd.

drawnWrong-no_tile = Een tegel uit deze mix is verwijderd.

drawnWrong-faulty = Een tegelset van deze mix bevat zelf problemen.

symbolOff = Sommige tegels hebben de regels van { $expansion } nodig, en die staan uit.

setShows = Deze set toont { $what ->
    [traders] een goederensymbool
    [tower] een torenfundament
    [robbers] een geldbuidel
    [tollkeepers] een groep reizigers
    [crop-circles] een graancirkel
    [inns] een herberg of kathedraal
    [river] een rivier
    [abbot] een tuin
   *[other] { $name }
}. { $name } toevoegen?

riverUnanswered = Deze rivier gaat nergens verder: geen andere tegel van de set heeft er een. Voeg er meer toe, of meng de set met een die er wel een heeft.

leaves = { $n ->
    [one] { $n } exemplaar van { $tile } doet niet mee: een rivier heeft één bron, en een meer voor elk einde.
   *[other] { $n } exemplaren van { $tile } doen niet mee: een rivier heeft één bron, en een meer voor elk einde.
}

leavesFor = { $n ->
    [one] { $n } exemplaar van { $tile } doet niet mee, want { $stays } gaat voor: een rivier heeft één bron, en een meer voor elk einde. Zet het aantal van { $stays } op 0 om ze te ruilen.
   *[other] { $n } exemplaren van { $tile } doen niet mee, want { $stays } gaat voor: een rivier heeft één bron, en een meer voor elk einde. Zet het aantal van { $stays } op 0 om ze te ruilen.
}

misleading = De versiering “{ $thing }” lijkt op de echte, maar telt niet mee.

ruleIdle = De regels van { $expansion } staan aan, maar geen tegel in de zak heeft ze nodig.

fixes-bridge = Er een brug van maken

fixes-on = De regels aanzetten

fixes-add = Toevoegen

fixes-off = De regels uitzetten

fixes-mend = Oplossen

fixes-instead = Deze gebruiken

fixes-away = Weghalen

fixes-show = Tonen

refusals-same = Het is al zo.

refusals-wrong_kind = Dat kan hier niet.

refusals-no_tile = Die tegel is verwijderd.

refusals-no_city = Geen stad bereikt die zijde.

refusals-no_road = Daar eindigt geen weg. Een dorp heeft een weg nodig die in het midden eindigt.

refusals-no_field = Daar ligt geen weide.

refusals-only_grass = Hier ligt alleen weide. Maak van de zijde eerst een stad of een weg.

refusals-other_land = Op die zijde ligt iets anders. Maak er eerst een weide van.

refusals-road_goes_on = Deze weg loopt door naar een andere zijde. Sleep hem naar het midden om hem los te maken, en sleep dan zijn einde naar de stad.

refusals-no_gate = Deze weg kan die stad niet bereiken: er ligt iets tussen.

refusals-name_taken = Een andere tegel van de set heeft die naam al.

refusals-bad_name = De naam van een tegel mag alleen letters, cijfers en streepjes bevatten.

refusals-bad_text = Geef een naam van hoogstens 2000 letters.

refusals-bad_number = Dat getal is te klein of te groot.

refusals-bad_option = Die keuze bestaat niet.

refusals-no_picture = De tegel heeft geen afbeelding van jou.

refusals-bad_picture = Bastide kan deze afbeelding niet gebruiken.

refusals-not_a_tile = Wat je hebt gekopieerd, is geen tegel.

refusals-no_seat = Daar zit niemand.

refusals-no_figure = Zo’n speelstuk staat daar niet.

refusals-too_many = Zoveel zijn er in geen enkele partij.

refusals-no_aim = Bastide kan dit niet als doel lezen.

refusals-no_chapter = Dat hoofdstuk is weggehaald.

refusals-chapter_there = Dat scenario is al een hoofdstuk.

refusals-not_a_scenario = Dat is geen scenario dat gespeeld kan worden.

refusals-no_step = Die stap is verwijderd.

refusals-no_move = Er is niets gespeeld.

refusals-no_answer = Deze fout heeft geen antwoord meer.

sameField = Beide horen al bij één weide: er valt niets samen te voegen. Druk op een plek om die van haar weide los te maken.
