too_large = dit is groter dan { $most } MB

record_too_large = een partijverslag is hooguit { $most } MB

unreadable = niet te lezen: { $error }

unwritable = niet te schrijven: { $error }

unlistable = de inhoud is niet op te vragen: { $error }

empty_folder = er staat geen JSON-bestand in deze map

not_text = dit is geen tekstbestand (UTF-8)

empty = hier staat niets

cut_off = dit houdt midden in een waarde op (regel { $line })

not_json = dit is geen JSON: { $statement } (regel { $line }, kolom { $column })

too_deep = waarden zijn meer dan { $most } diep genest (regel { $line }, kolom { $column })

too_many_values = dit bevat meer dan { $most } waarden: zoveel heeft geen bestand van Bastide

field_twice = het veld "{ $field }" staat er twee keer (regel { $line }, kolom { $column })

more_faults = { $n ->
    [one] en nog { $n } probleem
   *[other] en nog { $n } problemen
}

no_bundle = dit is geen bundel: het is geen zipbestand, of het is afgebroken of beschadigd

no_manifest = er staat geen manifest.json in deze bundel

too_many_entries = { $n } bestanden in de bundel: hooguit { $most }

unpacks_too_large = uitgepakt zijn alle bestanden samen groter dan { $most } MB

packed_too_tight = dit wordt bij het uitpakken meer dan { $most } keer zo groot

entries_overlap = bestanden in de bundel delen dezelfde bytes

bad_entry_path = dit is geen gewoon pad: gebruik letters, cijfers, koppeltekens, lage streepjes en punten, met schuine strepen ertussen; geen deel begint met een punt

entry_twice = een ander bestand in de bundel heet ook zo: { $by }

entry_link = dit is een koppeling of een apparaat, geen bestand

entry_locked = dit is vergrendeld, of ingepakt op een manier die Bastide niet leest

entry_damaged = de bytes van dit bestand zijn beschadigd

not_listed = het manifest noemt dit bestand niet

entry_missing = er is geen bestand "{ $path }" in de bundel

path_taken = dit bestand wordt ook door { $by } genoemd

no_sum = verwacht: een SHA-256 van 64 tekens, 0 tot 9 en a tot f

wrong_sum = de inhoud is niet wat het manifest zegt: de SHA-256 is anders

wrong_size = dit heeft { $found } bytes, volgens het manifest { $size }

kind_differs = volgens het manifest is dit een { documentName }, het bestand noemt zichzelf "{ $found }"

id_differs = volgens het manifest heet dit "{ $id }", het bestand noemt zichzelf "{ $found }"

nothing_to_carry = er is hier niets van jezelf

not_built_in = Bastide heeft zelf geen { documentName } "{ $id }"

near-cannot_travel = dit kan niet in een bundel: gevonden "{ $word }", bedoel je "{ $near }"?

known-cannot_travel = dit kan niet in een bundel: gevonden "{ $word }", verwacht een van: { $known }

field_missing = dit veld ontbreekt

format_missing = dit veld ontbreekt: in een { documentName } staat "{ $format }"

any_format_missing = dit veld ontbreekt: elk bestand heeft hier "bastide/<soort>@1"

robbed_missing = dit veld ontbreekt: wie de rover berooft

action_missing = dit veld ontbreekt: welke actie

word_missing = dit veld ontbreekt, een van: { $known }

english_missing = de Engelse tekst ontbreekt

texts_missing = de teksten in "{ $language }" ontbreken

option_needs_values = een optie noemt haar waarden

step_needs = een stap van type "{ $step }" heeft dit veld nodig

find_all_needs = zeg welke acties bedoeld zijn als alle gevonden moeten worden

gives_up_needs_costs = zeg wat elke manier weggeeft als je vraagt wat een zet weggeeft

class_needs = zeg welke acties bij deze klasse horen

step_needs_solution = een stap van type "{ $step }" heeft een oplossing nodig

desk_needs = een les in een editor heeft dit veld nodig

lesson_needs = een les noemt dit

task_needs_nudge = een opdracht heeft een duwtje in de rug

task_needs_good = een opdracht zegt wat er is bereikt als ze gedaan is

task_needs_why = een opdracht heeft een antwoord op "waarom?"

task_needs_rule = een opdracht noemt haar regel

free_turns_need_class = vrije beurten kunnen eindigen zonder het doel: de laatste klasse heeft geen "when"

answers_need_class = elk antwoord is mogelijk: de laatste klasse heeft geen "when"

near-unknown_field = onbekend veld, bedoel je "{ $near }"?

known-unknown_field = onbekend veld, verwacht een van: { $known }

unknown_field = onbekend veld

request_field = een verzoek "{ $request }" heeft zo’n veld niet

by_only_in_scenario = alleen een scenario zegt wie er voor een speler beslist

only_options_have_values = alleen een regel van soort "option" heeft waarden

step_has_no = een stap van type "{ $step }" heeft geen { $field }

costs_of_all = alleen een stap die het beste zoekt heeft een tabel van wat elke manier weggeeft

nothing_done = in deze stap wordt niets gedaan

other_place = een stap van type "{ $step }" hoort op een andere plek: in een editor zegt, maakt en voorspel je, op een bord maak je niets

deck_draws = in een scenario zegt de stapel welke tegel wordt getrokken

one_field = verwacht precies een van: { $known }

wrong_kind = verwacht { OR($expected, each: "expectedKind") }, gevonden { $found }

wrong_length = verwacht een lijst van { $expected }, gevonden een lijst van { $found }

no_whole_number = verwacht een geheel getal van { $least } tot { $most }, gevonden { $found }

no_document = verwacht een { documentName } (een object), gevonden { $found }

no_format = verwacht "{ $format }", gevonden { $found }

no_operation = verwacht een bewerking: een object dat met "of" zegt wat het is

no_action = verwacht een actie (een object), gevonden { $found }

no_action_word = verwacht het woord van een actie, gevonden { $found }

no_request = verwacht een verzoek: een object zoals { $example }

no_word_of = verwacht een van: { $known }

unexpected = { $said }

no_progress = dit is niet het antwoord op { "{" }"do":"progress"{ "}" }

any_format = verwacht "bastide/<soort>@1", gevonden { $found }

near-no_such_file = zulke bestanden leest Bastide niet: onbekend woord "{ $word }", bedoel je "{ $near }"?

known-no_such_file = zulke bestanden leest Bastide niet: onbekend woord "{ $word }", verwacht een van: { $known }

newer_format = dit bestand ({ documentName }) komt van een nieuwere Bastide: het formaat heeft nummer { $number }, deze Bastide leest tot en met { $newest }

newer_rules = deze partij komt van een nieuwere Bastide: de regels hebben nummer { $number }, deze Bastide kent ze tot en met { $newest }

near-unknown_word = onbekend woord "{ $word }", bedoel je "{ $near }"?

known-unknown_word = onbekend woord "{ $word }", verwacht een van: { $known }

unknown_word = onbekend woord "{ $word }"

no_robber_space = verwacht "home" of een vakje van het scorebord, gevonden "{ $word }"

number-out_of_range = { $number } valt buiten het bereik: { $least } tot { $most }

out_of_range = het getal valt buiten het bereik: { $least } tot { $most }

players_out_of_range = { $n } spelers: een partij heeft er 1 tot 6

bots_out_of_range = { $n } bots: een partij heeft 1 tot 6 spelers

moves_out_of_range = { $n } zetten: er worden er een tot drie tegelijk getoond

bad_language = verwacht een taal van twee kleine letters, zoals "en"

empty_text = de tekst is leeg

empty_source = de bron is leeg

long_text = de tekst is langer dan { $most } letters

long_said = de tekst "{ $key }" heeft { $words } woorden: hooguit { $most }

long_sentence = een zin heeft { $words } woorden: splits hem, hooguit { $most } woorden

rare_word = "{ $word }" is geen gewoon woord en staat niet in de woordenlijst: gebruik een eenvoudiger woord

bad_id = "{ $id }" is geen id: gebruik kleine letters, cijfers en koppeltekens, hooguit { $most }

bad_tile_id = "{ $id }" is geen tegel-id: schrijf de id van de set, een schuine streep en een naam, zoals "mijn-set/A"

bad_rule_id = "{ $id }" is geen regel-id: verwacht er een zoals "BG-01"

id_taken = de id "{ $id }" is al van { $by }

rule_elsewhere = de regel { $rule } staat ook in een andere uitbreiding

id_in_use = de id "{ $id }" is al in gebruik

id_built_in = de id "{ $id }" is van een ingebouwd document ({ documentName })

foreign_id = een tegel van de set { $set } heet { $set }/…, niet "{ $id }"

faulty = { documentName } "{ $id }" heeft zelf problemen

near-no_set = er is geen tegelset "{ $id }", bedoel je "{ $near }"?

no_set = er is geen tegelset "{ $id }"

near-no_tile = er is geen tegel "{ $id }", bedoel je "{ $near }"?

no_tile = er is geen tegel "{ $id }"

near-no_tile_in_game = deze partij heeft geen tegel "{ $id }", bedoel je "{ $near }"?

no_tile_in_game = deze partij heeft geen tegel "{ $id }"

near-no_mix = er is geen mix "{ $id }", bedoel je "{ $near }"?

known-no_mix = er is geen mix "{ $id }", alleen: { $known }

near-no_rule = er is geen regel "{ $id }", bedoel je "{ $near }"?

no_rule = er is geen regel "{ $id }"

no_scenario = er is geen scenario "{ $id }" bij deze bestanden

set_needed = hiervoor is de tegelset "{ $id }" nodig, die er niet is: importeer die eerst

near-no_option = er is geen optie "{ $id }", bedoel je "{ $near }"?

no_option = er is geen optie "{ $id }"

no_option_value = "{ $value }" is geen waarde van { $id }: kies uit { $known }

no_option_in_rules = de regels hebben geen optie "{ $id }"

option_values = verwacht deze waarden in deze volgorde: { $known }

option_default = verwacht "{ $value }"

near-no_bot = er is geen bot "{ $id }", bedoel je "{ $near }"?

no_bot = er is geen bot "{ $id }"

near-no_reason = er is geen reden { $id }, bedoel je "{ $near }"?

no_reason = er is geen reden { $id }

no_tiles = de set heeft geen tegels

picture_no_base64 = de afbeelding is niet in base 64 geschreven

picture_no_png = de afbeelding is geen PNG

picture_other_form = de afbeelding is geen vierkante PNG van hooguit { $most } pixels, zoals Bastide die bewaart

picture_with_more = het bestand van de afbeelding bevat meer dan de afbeelding

picture_broken = de afbeelding is beschadigd

picture_too_large = de afbeelding is groter dan { $most } KB

pictures_too_large = de afbeeldingen van deze set zijn samen groter dan { $most } MB

too_many_tiles = { $n } tegels: een partij heeft er hooguit { $most }

bag_too_full = { $n } tegels in de zak: hooguit { $most }

expansion_twice = de uitbreiding "{ $expansion }" wordt twee keer genoemd

segment_twice = segments[{ $segment }] wordt twee keer genoemd

deck_by_hand = wat met de hand wordt getrokken heeft geen volgorde: laat de stapel weg

time_or_playouts = een verzoek heeft "ms" of "playouts", niet allebei

too_many_adjustments = na één beslissing worden hooguit { $most } scores aangepast

no_first_tile = de zak is leeg: noem hier de eerste tegel van de partij

empty_bag = er zit geen tegel in de zak: hiermee speel je alleen met een stapel

rule_without_tile = de regels van { $expansion } staan aan, maar op geen enkele tegel staat { neededBy }

more-symbol_without_rule = { $tile } en nog { $more }: { symbolOf } vraagt om de regels van { $expansion }, die uit staan

symbol_without_rule = { $tile }: { symbolOf } vraagt om de regels van { $expansion }, die uit staan

river_unanswered = { $tile }: geen andere tegel heeft een rivier, dus deze eindigt in een gat

leaves_the_game = { $n ->
    [one] { $tile }: { $n } exemplaar is meer dan een rivier aan bronnen of meren heeft, en verlaat de partij voor ze begint
   *[other] { $tile }: { $n } exemplaren zijn meer dan een rivier aan bronnen of meren heeft, en verlaten de partij voor ze begint
}

stays-leaves_the_game = { $n ->
    [one] { $tile }: { $n } exemplaar verlaat de partij voor ze begint, want { $stays } gaat voor en meer heeft een rivier niet nodig
   *[other] { $tile }: { $n } exemplaren verlaten de partij voor ze begint, want { $stays } gaat voor en meer heeft een rivier niet nodig
}

misleading_picture = de versiering "{ $picture }" lijkt op een die meetelt, en telt niet mee

piece_without_rule = niemand heeft zo’n stuk zolang de regels van { $expansion } uit staan

piece_left_out = niemand heeft zo’n stuk: een optie laat het weg

refused = { $reasons }

refused_after = na { $done }: { $reasons }

mark_twice = het teken "{ $mark }" staat er twee keer

no_end = een { $mark } staat waar een { landName } eindigt: één { landName } op deze tegel, die één zijde bereikt

two_crop_circles = een tegel heeft hooguit één graancirkel

segment_count = { $n } segmenten: een tegel heeft er 1 tot { $most }

spot_twice = { $spot } wordt twee keer genoemd

whole_sides = een { landName } bereikt hele zijden (N, E, S, W), niet { $spot }

half_edges = een { landName } bereikt halve zijden: schrijf { $spot }L en { $spot }R, niet { $spot }

inside_only = een { landName } ligt binnenin en bereikt geen rand, niet { $spot }

no_side = een { landName } bereikt minstens één zijde

inside_and_edge = I is de binnenkant: daar staat geen rand naast

only_of = alleen een { ownerLand } { ownerHas }, een { landName } niet

no_road_of_village = segments[{ $segment }] is een { landName }: alleen wegen eindigen in een dorp

no_city_of_field = segments[{ $segment }] is een { landName }: een weide grenst aan steden

covered_twice = { $spot } is twee keer bedekt, ook door segments[{ $segment }]

side_open = de { sideName } is door niets bedekt

half_open = de halve zijde { $spot } is door niets bedekt

split_field = { $left } en { $right } horen bij twee weiden zonder iets ertussen

road_without_field = een { landName } verlaat de tegel bij { $side }: de halve zijden ernaast ({ $spots }) hebben een weide nodig

beside_city = { $spot } hoort bij de stad aan { $side }

two_inner = een tegel heeft binnenin hooguit één { landName }

crossing = dit segment ({ landName }) kruist segments[{ $segment }] ({ otherLand }): schrijf "bridge": true, of laat een van beide eindigen

no_segment = er is geen segments[{ $segment }]

road_passes = segments[{ $segment }] loopt door: een weg die in het dorp eindigt bereikt één zijde

land_between = deze weide kan de stad segments[{ $city }] niet raken: segments[{ $segment }] ligt ertussen

village_between = deze weide kan de stad segments[{ $city }] niet raken: de wegen van het dorp liggen ertussen

no_steps = er zijn geen stappen

too_many_steps = { $n } stappen: hooguit { $most }

too_many_boards = { $n } borden: hooguit { $most }

learners = { $n } spelers hebben "by": "learner": het moet er één zijn

deck_twice = de volgorde van het trekken staat ook al in "deck" naast de opzet

no_script = deze speler heeft geen "by": "script"

untranslated = deze tekst ontbreekt in deze taal

near-no_text = er is geen tekst "{ $id }", bedoel je "{ $near }"?

no_text = er is geen tekst "{ $id }"

near-not_in_own_texts = de teksten in "{ $language }" hebben geen "{ $id }", bedoel je "{ $near }"?

not_in_own_texts = de teksten in "{ $language }" hebben geen "{ $id }"

near-no_board = er is geen bord "{ $id }", bedoel je "{ $near }"?

no_board = er is geen bord "{ $id }"

near-no_step = er is geen stap "{ $id }", bedoel je "{ $near }"?

no_step = er is geen stap "{ $id }"

no_seat = er is geen speler { $player }: de laatste aan deze tafel is { $last }

near-no_feature = geen gebied op dit bord heet "{ $id }", bedoel je "{ $near }"?

no_feature = geen gebied op dit bord heet "{ $id }"

near-no_answer_fact = een antwoord kent hier geen "{ $id }", bedoel je "{ $near }"?

no_answer_fact = een antwoord kent hier geen "{ $id }"

fact_without_value = na { $done } valt er geen "{ $id }" te noemen

only_in_answers = "{ $id }" wordt uit een zet berekend: alleen een antwoord of een "why" kan het noemen

say_twice = twee stappen "say" achter elkaar: laat er iets tussen doen

no_chapters = een campagne heeft minstens één hoofdstuk

too_many_chapters = een campagne heeft hooguit { $most } hoofdstukken, geen { $n }

chapter_twice = het scenario "{ $id }" is al een hoofdstuk

not_earlier = wat nodig is moet eerder in de lijst staan

near-no_chapter = er is geen hoofdstuk "{ $id }", bedoel je "{ $near }"?

no_chapter = er is geen hoofdstuk "{ $id }"

too_many_stars = zoveel sterren kan niemand dan al hebben: de hoofdstukken hierboven hebben er { $most }

leads_back = winst of verlies leidt alleen naar hoofdstukken verder naar beneden

chapter_unreached = geen winst en geen verlies leidt naar dit hoofdstuk

too_many_carried = er gaan hooguit { $most } dingen mee naar een hoofdstuk, geen { $n }

carry_limits = minstens { $least } en hooguit { $most } kan niet allebei

carry_stays = "{ $what }" gaat ongewijzigd mee en wordt niets anders

carry_lacks = er is geen "{ $what }" om mee te nemen uit het hoofdstuk "{ $id }"

carry_nowhere = waar dit hoofdstuk begint is geen plaats voor "{ $what }"

brought_differs = het wordt meegebracht als "{ $id }" en noemt zichzelf "{ $found }"

no_chapter_plays = geen hoofdstuk speelt dit scenario

cannot_lose = verlies leidt verder, maar dit hoofdstuk heeft geen vrije beurten die verloren kunnen gaan

chapter_unwon = geen bot won dit hoofdstuk in { $tries } pogingen

chapter_rarely_won = bots wonnen dit hoofdstuk in maar { $won } van { $of } zakken

not_later = de stap die volgt moet later in de lijst staan

never_heard = deze klasse vangt alles op: wat erna komt wordt nooit bereikt

no_place = een gebied wordt ook met "kind" en "at" aangewezen

not_taught = geen stap noemt { $rule }

questions_in_row = de derde vraag op rij: laat er iets tussen doen

more_questions = vragen: { $questions }, dingen om te doen: { $moves }; er moet minstens zoveel te doen als te beantwoorden zijn

unused_text = niets zegt deze tekst

question_first = het eerste dat gevraagd wordt is een vraag: begin met een zet

many_boards = deze les heeft { $n } borden: { $most } is genoeg voor één idee

figure_on_first_tile = er staat een speelstuk op de starttegel, die niemand heeft geplaatst: zo komt geen partij uit

figures_on_one_tile = op deze tegel staat al een speelstuk: zo komt geen partij uit

few_tiles = { COUNT($tiles, of: "tiles") } op het bord in beurt { $turn }: voeg tegels toe, begin eerder of zet "part"

mixed_answer = één antwoord voor twee uitkomsten: { $one }, en { $other }

number_contradicted = niets komt op { $number } na { $done }: laat het getal berekenen

compass_word = het bord toont geen kompas: zeg anders dan met "{ $word }" waar het is

ruling_unmarked = { $rule } is een uitspraak van ons, en geen zin van deze stap zegt dat

rule_undecided = geen zet van wie leert beslist { $rule }

hint_elsewhere = de hulp wijst naar waar niets goeds te doen is

unused_board = geen stap staat op dit bord

never_reached = geen stap leidt hierheen

unproven = niets laat zien dat het doel van deze beurten haalbaar is

other_bots = deze weg is gevonden tegen versie { $then } van de bot "{ $bot }" en leidt tegen versie { $now } niet meer naar het doel: hij is weggelaten

too_much_to_prove = dit laat meer wegen open dan te proberen zijn: minder stappen helpen, of minder keuzes erin

other_tile = "{ $id }" is in de set van nu een andere tegel dan in deze partij

any_position = na vrije beurten kan de stelling van alles zijn: noem hier een bord

goal_missed = de oplossing bereikt dit doel niet

goal_missed_in_turns = de beurten zijn voorbij en het doel is niet bereikt

goal_of_step_missed = dit bereikt het doel van de stap niet

over_before_step = de partij is voor deze stap al voorbij

nobody_asked = er wordt niemand meer iets gevraagd: de partij is voorbij

nobody_decides = niemand zegt wat speler { $player } hier doet: geef een script of een bot

nobody_decides_in_turns = niemand zegt wat speler { $player } in deze beurten doet: geef een bot

script_impossible = voor stap "{ $step }" kan dit onmogelijk zijn: geef het script een "bot"

fits_nowhere = in stap "{ $step }" wordt "{ $tile }" getrokken en past nergens; schrijf "aside": true als dat de bedoeling is

too_many_ways = er zijn meer dan { $most } manieren om dit te doen

nothing_right = niets van wat hier mag is goed

other_ways = deze beurt heeft { $ways } manieren, en de tabel heeft er { $n }

many_more_ways = te weinig voor deze beurt: de tabel heeft er { $n }

best_not_accepted = volgens de tabel is dit het beste, en het wordt niet goedgekeurd: { $done }

unused_costs = niets in deze stap vraagt wat een zet weggeeft

judged_by_another = versie { $then } van de bot "{ $bot }" heeft dit beoordeeld, en vandaag is het versie { $now }: beoordeel het opnieuw

all_right = alles wat hier mag is goed

empty_class = niets van wat mag is "{ $class }"

mistake_without_class = deze fout heeft geen klasse: { $done }

answer_without_class = niets beantwoordt { $answer }

none_of_the_ways = dit is geen van de goede manieren

solution_errs = de oplossing maakt een fout

hint_errs = de hint die speelt maakt een fout

solution_stuck = de oplossing leidt vanaf hier niet verder

misplaced = deze stap vraagt iets anders: { wantedNext }

task_lost = hier is de opdracht verloren

too_long = het doel is hiervoor al bereikt

other_kind = "{ $of }" is geen antwoord van soort "{ $kind }"

still_scored = er wordt nog geteld

no_tile_there = daar ligt geen tegel

not_over = de partij is niet voorbij

no_feature_there = zo’n gebied is er niet op het bord

never_scored = dit wordt nooit geteld

no_best_place = geen plek is meer waard dan alle andere

several_places = { $n } plekken zijn goed, het moet er één zijn

wrong_answer = de regels zeggen { $right }

right_missing = het goede antwoord staat er niet bij: { $right }

reasons_among_choices = { $right } van de keuzes zijn redenen, het moet er één zijn van: { $known }

right_is_wrong = dit noemt het goede antwoord een fout: { $right }

not_wrong = dit mag volgens de regels

not_done = dit kan hier niet: { $why }

wrong_on_the_way = de weg die deze stap oplost gaat langs de fout "{ $class }"

no_game = er is geen partij begonnen: stuur eerst { "{" }"do":"new","setup":{ "{" }"players":2{ "}" }{ "}" }

nothing_to_undo = er is niets om ongedaan te maken

not_drawn = eerst moet een tegel worden getrokken, en geen bot weet welke

only_rulings_between = alleen een regel van soort "ruling" staat tussen uitbreidingen

wrong_pair = verwacht twee uitbreidingen, in de volgorde waarin ze genoemd worden

no_room_there = daar kan niets worden geplaatst

no_tile_of_game = geen tegel van deze partij is "{ $id }"

several_tiles = { $n } tegels zijn goed, het moet er één zijn

not_xml = dit is geen XML (regel { $line }, kolom { $column })

unclosed = dit houdt op voordat de elementen gesloten zijn (regel { $line })

document_type = hier staat een documenttype (DTD): zulke bestanden worden niet gelezen

no_definition = dit is geen definitie van JCloisterZone: ze begint met <{ $word }>, niet met <pack> of <defs>

elements_too_deep = elementen zijn meer dan { $most } diep genest

too_many_elements = er zijn meer dan { $most } elementen en teksten

too_many_attributes = een element heeft meer dan { $most } attributen

too_many_namespaces = er worden meer dan { $most } naamruimten genoemd

too_many_designs = { $n } tegels: een definitie heeft er hooguit { $most }

no_place_said = dit zegt niet waar op de tegel het is

no_city_there = deze weide grenst aan een stad bij { $spot }, waar er geen is

left_out = deze tegel is weggelaten

not_taken = niet overgenomen: { foreignThing }

not_taken_often = { $n ->
    [one] niet overgenomen: { foreignThing } (op { $tiles })
   *[other] niet overgenomen: { foreignThing } (op { COUNT($n, of: "tiles") }: { $tiles })
}

not_taken_element = niet overgenomen omdat het onbekend is: <{ $word }>

not_taken_attribute = niet overgenomen omdat het onbekend is: { $word } "{ $value }"

not_taken_text = niet overgenomen omdat hier alleen elementen horen: "{ $word }"

not_written = niet meegenomen: { foreignThing }

not_written_often = niet meegenomen: { foreignThing } (op { $tiles })

in_no_set = deze tegel staat in geen van de sets en is weggelaten

not_in_file = de set noemt de tegel "{ $tile }", die niet in dit bestand staat

village_guessed = { $n } wegen lopen dood: daar is een dorp aangenomen

end_guessed = de rivier eindigt hier: daar is een { $mark } aangenomen

bridge_guessed = wegen of steden gaan over elkaar heen: daar is een brug aangenomen

never_told = een definitie van JCloisterZone zegt niets over dorpen, bruggen en afbeeldingen: dorpen en bruggen zijn aangenomen, afbeeldingen ontbreken

nothing_made = zoiets valt hier niet te tellen

impossible-setup_players = Een partij heeft 1 tot { $most } spelers, geen { $n }.

impossible-setup_no_such_player = Er is geen speler { $player }.

impossible-setup_part = Een beurt heeft één of twee delen.

impossible-setup_unknown_tile = Een tegel staat niet in de catalogus van deze partij.

impossible-setup_too_many_tiles = Een partij heeft hooguit { $most } tegels, geen { $n }.

impossible-setup_no_start = Bij het begin ligt er minstens één tegel op tafel.

n-impossible-setup_too_many_figures = Een partij heeft hooguit { $most } speelstukken, geen { $n }.

impossible-setup_too_many_figures = { $out } van { $owned } { figureNames } zijn in gebruik; zeg hoeveel er in de voorraad zitten.

impossible-setup_beyond_the_box = { $out } { figureNames } in totaal is meer dan de { $owned } in de doos.

impossible-setup_two_figures = Op dit gebied staan twee speelstukken: er is plaats voor één.

impossible-setup_more_copies = In de zak zitten er { $most } van deze tegel, en { $n } zijn er in gebruik.

impossible-setup_expansion_off = De regels van “{ $expansion }” horen niet bij deze partij.

impossible-setup_rotation = Een tegel is 0 tot 3 kwartslagen gedraaid.

impossible-setup_too_far = De coördinaten van deze tegel zijn hooguit { $most }.

impossible-setup_tile_does_not_fit = { $reasons }

impossible-setup_figure_not_in_play = Deze partij heeft geen { figureNames }.

impossible-setup_wrong_land = Een { figureName } staat nooit op zo’n gebied ({ landName }).

impossible-setup_already_scored = Dit gebied is afgebouwd: de speelstukken zijn naar huis.

impossible-setup_no_such_place = Zo’n gebied ({ landName }) is daar niet.

impossible-setup_lonely = Een { figureName } heeft daar een meeple van zijn eigenaar nodig.

impossible-setup_score = Een score is 0 tot { $most }, niet { $n }.

figure-impossible-setup_supply = Een speler heeft in totaal hooguit { $most } { figureNames }.

impossible-setup_supply = Een voorraad bevat er hooguit { $most }, geen { $n }.

impossible-setup_robber_space = Het scorebord heeft vakjes 0 tot en met 49.

impossible-setup_goods_off = Dit spel wordt zonder goederen gespeeld.

impossible-setup_prisoner_owner = Een gevangene is van een andere speler aan tafel.

impossible-setup_prisoner_kind = Alleen meeples kunnen gevangen zijn.

impossible-setup_mutual = Spelers { $player } en { $other } houden speelstukken van elkaar vast: die zouden zijn geruild.

impossible-setup_too_many_towers = Een partij heeft hooguit { $most } torens, geen { $n }.

impossible-setup_tower_twice = Deze toren staat er twee keer.

impossible-setup_no_foundation = Op deze tegel is geen fundament.

impossible-setup_too_many_floors = Een toren zou hoger dan 255 verdiepingen kunnen worden.

impossible-setup_bare_foundation = Een speelstuk heeft minstens één verdieping nodig om op te staan.

impossible-setup_wrong_figure = Alleen een meeple kan op een toren staan.

impossible-setup_tower_shared = Op een toren kan maar één speelstuk staan.

impossible-setup_toll_value = Een tolhuis toont 1 of 2.

impossible-setup_tollhouse = { $reasons }

impossible-catalog_word_twice = Twee uitbreidingen gebruiken het woord “{ $word }”.

impossible-catalog_no_place = Er is geen plaats meer voor het woord “{ $word }”.

impossible-tile_unknown_mark = Geen uitbreiding kent het teken “{ $word }”.

impossible-tile_unknown_word = Geen uitbreiding kent “{ $word }”.

impossible-tile_inner_twice = Niemand zou twee segmenten binnenin ({ landName }) uit elkaar kunnen houden.

impossible-tile_segments = Een tegel heeft 1 tot { $most } segmenten.

impossible-tile_id_twice = De tegel { $id } staat er twee keer.

documentName = { $kind ->
    [tile-set] tegelset
    [mix] mix
    [rules] regelindex
    [game] partijverslag
    [scenario] scenario
    [campaign] campagne
    [position] stelling
    [path] leerpad
    [bundle] bundel
   *[other] { $kind }
}

landName = { $land ->
    [city] stad
    [road] weg
    [field] weide
    [monastery] klooster
    [garden] tuin
    [river] rivier
   *[other] { $land }
}

otherLand = { $other ->
    [city] stad
    [road] weg
    [field] weide
    [monastery] klooster
    [garden] tuin
    [river] rivier
   *[other] { $other }
}

ownerLand = { $owner ->
    [city] stad
    [road] weg
    [field] weide
    [monastery] klooster
    [garden] tuin
    [river] rivier
   *[other] { $owner }
}

ownerHas = { $field ->
    [cities] grenst aan steden
    [pennants] heeft wapens
    [cathedral] heeft een kathedraal
    [goods] heeft goederen
    [roadside] heeft afbeeldingen ernaast
   *[other] heeft { $field }
}

sideName = { $side ->
    [N] noordzijde
    [E] oostzijde
    [S] zuidzijde
    [W] westzijde
   *[other] { $side }
}

symbolOf = { $expansion ->
    [traders] een goederensymbool
    [tower] een torenfundament
    [robbers] een geldbuidel
    [tollkeepers] een groep reizigers
    [crop-circles] een graancirkel
    [inns] een herberg of kathedraal
    [river] een rivier
    [abbot] een tuin
   *[other] { $expansion }
}

neededBy = { $expansion ->
    [traders] een goederensymbool
    [tower] een torenfundament
    [robbers] een geldbuidel
    [tollkeepers] een dorp
    [crop-circles] een graancirkel
    [inns] een herberg of kathedraal
    [river] een bron
    [abbot] een tuin
   *[other] { $expansion }
}

wantedNext = { $wants ->
    [next] verder
    [act] spelen
    [answer] antwoorden
    [nothing] niets, hij is klaar
   *[other] { $wants }
}

foreignThing = { $thing ->
    [acrobats] een plaats voor acrobaten
    [author] wie de set heeft gemaakt
    [bag] een geldbuidel
    [bazaar] een bazaar
    [bridge] de brug waarop de ene weg de andere kruist
    [bush] een struik
    [castle] een burcht
    [castle-base] dat een kleine stad een burcht kan worden
    [church] een kerk
    [circus] een circus
    [city-gate] een stadspoort
    [condition] wanneer de tegel meedoet
    [crater] een krater
    [description] de beschrijving
    [double-edge] een tweede stad aan één zijde
    [dragon] een draak
    [extra-points] punten van een enkele stad
    [family] een familie
    [ferry] een veerpont
    [festival] een feest
    [first-place] waar de tegel aan het begin ligt
    [fishing-hut] een vissershut
    [flying-machine] een vliegmachine
    [gamblers-shield] een schild van gokkers
    [garden-land] dat een tuin een eigen gebied is: hier is hij een teken op de tegel
    [gold-mine] een goudmijn
    [highwaymen] boeven
    [hill] een heuvel
    [inn] een herberg op deze plek
    [labyrinth] een doolhof
    [letter] een brief
    [licence] wat anderen met de set mogen doen
    [mage] een magiër of een heks
    [market] een marktplein
    [most] hoeveel exemplaren er hooguit zijn
    [multi-tile] afbeeldingen over meer tegels
    [names] hoe de set in andere talen heet
    [needs] welke uitbreidingen de tegels nodig hebben
    [picture] versiering
    [pig-herd] een kudde varkens
    [pile] dat de tegel van een eigen stapel wordt getrokken
    [plague] een plaag
    [portal] een magische poort
    [princess] een prinses
    [quarter] een stadswijk
    [razboynik] een boef
    [removal] dat tegels van andere sets eruit gaan
    [requirement] welke andere set nodig is
    [script] punten die een script telt
    [shed] een schuur
    [shrine] een heiligdom: hier is het een klooster
    [siege] een belegering
    [special-monastery] een bijzonder klooster: hier is het een gewoon klooster
    [rules-page] de regels van de set
    [symbol] het teken van de set
    [tile-name] de namen van de tegels
    [back] de afbeelding op de achterkanten
    [own-picture] je eigen afbeeldingen op tegels
    [tile-note] de notities bij de tegels
    [travellers] reizigers
    [tunnel] een tunnel
    [village] het dorp waarin wegen eindigen
    [vineyard] een wijngaard
    [vodyanoy] een watergeest
    [volcano] een vulkaan
    [wagon] waar een wagen verdergaat
    [watchtower] een wachttoren
    [well] een put
    [wind-rose] een windroos
    [wooden-bridge] een houten brug
    [yaga-hut] een heksenhut
   *[other] { $thing }
}

expectedKind = { $it ->
    [null] null
    [boolean] true of false
    [whole] een geheel getal
    [negative] een negatief geheel getal
    [number] een getal
    [text] een tekst
    [list] een lijst
    [object] een object
   *[other] { $it }
}

figureName = { $figure ->
    [follower] meeple
    [big-follower] grote meeple
    [abbot] abt
    [builder] bouwmeester
    [pig] varken
   *[other] { $figure }
}

figureNames = { $figure ->
    [follower] meeples
    [big-follower] grote meeples
    [abbot] abten
    [builder] bouwmeesters
    [pig] varkens
   *[other] { $figure }
}

found-list = een lijst

found-object = een object

found-text = "{ $text }"

found-value = { $value }

listed = { $first }, { $next }

doneThen = { $first }, daarna { $next }

sentences = { $first } { $next }

refusal = { $reason } [{ $rule }]
