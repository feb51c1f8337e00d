too_large = das ist größer als { $most } MB

record_too_large = ein Spielprotokoll hat höchstens { $most } MB

unreadable = nicht lesbar: { $error }

unwritable = nicht schreibbar: { $error }

unlistable = der Inhalt lässt sich nicht auflisten: { $error }

empty_folder = in diesem Ordner ist keine JSON-Datei

not_text = das ist keine Textdatei (UTF-8)

empty = hier steht nichts

cut_off = das hört mitten in einem Wert auf (Zeile { $line })

not_json = das ist kein JSON: { $statement } (Zeile { $line }, Spalte { $column })

too_deep = Werte sind mehr als { $most } Ebenen tief verschachtelt (Zeile { $line }, Spalte { $column })

too_many_values = das enthält mehr als { $most } Werte: so viele hat keine Datei von Bastide

field_twice = das Feld "{ $field }" steht zweimal da (Zeile { $line }, Spalte { $column })

more_faults = { $n ->
    [one] und noch { $n } Fehler
   *[other] und noch { $n } Fehler
}

no_bundle = das ist kein Bündel: es ist keine Zip-Datei, oder sie ist abgeschnitten oder beschädigt

no_manifest = in diesem Bündel gibt es keine manifest.json

too_many_entries = { $n } Dateien im Bündel: höchstens { $most }

unpacks_too_large = ausgepackt sind alle Dateien zusammen größer als { $most } MB

packed_too_tight = das wird beim Auspacken mehr als { $most }-mal so groß

entries_overlap = Dateien des Bündels teilen sich dieselben Bytes

bad_entry_path = das ist kein einfacher Pfad: erlaubt sind Buchstaben, Ziffern, Bindestriche, Unterstriche und Punkte, mit Schrägstrichen dazwischen; kein Teil beginnt mit einem Punkt

entry_twice = eine andere Datei im Bündel heißt auch so: { $by }

entry_link = das ist eine Verknüpfung oder ein Gerät, keine Datei

entry_locked = das ist gesperrt oder auf eine Weise gepackt, die Bastide nicht liest

entry_damaged = die Bytes dieser Datei sind beschädigt

not_listed = das Manifest nennt diese Datei nicht

entry_missing = im Bündel gibt es keine Datei "{ $path }"

path_taken = diese Datei wird auch von { $by } genannt

no_sum = erwartet: eine SHA-256 aus 64 Zeichen, 0 bis 9 und a bis f

wrong_sum = der Inhalt ist nicht, was das Manifest sagt: die SHA-256 ist eine andere

wrong_size = das hat { $found } Bytes, laut Manifest { $size }

kind_differs = laut Manifest hat das die Art „{ documentName }“, die Datei nennt sich "{ $found }"

id_differs = laut Manifest heißt das "{ $id }", die Datei nennt sich "{ $found }"

nothing_to_carry = hier ist nichts Eigenes

not_built_in = Bastide hat selbst nichts von der Art „{ documentName }“ namens "{ $id }"

near-cannot_travel = das kann nicht in ein Bündel: gefunden "{ $word }", meinst du "{ $near }"?

known-cannot_travel = das kann nicht in ein Bündel: gefunden "{ $word }", erwartet eines von: { $known }

field_missing = dieses Feld fehlt

format_missing = dieses Feld fehlt: bei der Art „{ documentName }“ steht hier "{ $format }"

any_format_missing = dieses Feld fehlt: in jeder Datei steht hier "bastide/<Art>@1"

robbed_missing = dieses Feld fehlt: wen der Räuber beraubt

action_missing = dieses Feld fehlt: welche Aktion

word_missing = dieses Feld fehlt, eines von: { $known }

english_missing = der englische Text fehlt

texts_missing = die Texte in "{ $language }" fehlen

option_needs_values = eine Option nennt ihre Werte

step_needs = ein Schritt vom Typ "{ $step }" braucht dieses Feld

find_all_needs = sag, welche Aktionen gemeint sind, wenn alle zu finden sind

class_needs = sag, welche Aktionen zu dieser Klasse gehören

step_needs_solution = ein Schritt vom Typ "{ $step }" braucht eine Lösung

desk_needs = eine Lektion in einem Editor braucht dieses Feld

lesson_needs = eine Lektion sagt das

task_needs_nudge = eine Aufgabe hat einen Anstoß

task_needs_good = eine Aufgabe sagt, was erreicht ist, wenn sie gelöst ist

task_needs_why = eine Aufgabe hat eine Antwort auf "warum?"

task_needs_rule = eine Aufgabe nennt ihre Regel

free_turns_need_class = freie Züge können ohne das Ziel enden: die letzte Klasse hat kein "when"

answers_need_class = jede Antwort ist möglich: die letzte Klasse hat kein "when"

near-unknown_field = unbekanntes Feld, meinst du "{ $near }"?

known-unknown_field = unbekanntes Feld, erwartet eines von: { $known }

unknown_field = unbekanntes Feld

request_field = eine Anfrage "{ $request }" hat kein solches Feld

by_only_in_scenario = nur ein Szenario sagt, wer für einen Spieler entscheidet

only_options_have_values = nur eine Regel der Art "option" hat Werte

step_has_no = ein Schritt vom Typ "{ $step }" hat kein { $field }

nothing_done = in diesem Schritt wird nichts getan

other_place = ein Schritt vom Typ "{ $step }" gehört an einen anderen Ort: in einem Editor sagt, baut und sagt man voraus, auf einem Brett baut man nichts

deck_draws = in einem Szenario sagt der Stapel, welches Plättchen gezogen wird

one_field = erwartet genau eines von: { $known }

wrong_kind = erwartet { OR($expected, each: "expectedKind") }, gefunden { $found }

wrong_length = erwartet eine Liste von { $expected }, gefunden eine Liste von { $found }

no_whole_number = erwartet eine ganze Zahl von { $least } bis { $most }, gefunden { $found }

no_document = erwartet etwas von der Art „{ documentName }“ (ein Objekt), gefunden { $found }

no_format = erwartet "{ $format }", gefunden { $found }

no_operation = erwartet eine Operation: ein Objekt, das mit "of" sagt, was es ist

no_action = erwartet eine Aktion (ein Objekt), gefunden { $found }

no_action_word = erwartet das Wort einer Aktion, gefunden { $found }

no_request = erwartet eine Anfrage: ein Objekt wie { $example }

no_word_of = erwartet eines von: { $known }

unexpected = { $said }

no_progress = das ist nicht die Antwort auf { "{" }"do":"progress"{ "}" }

any_format = erwartet "bastide/<Art>@1", gefunden { $found }

near-no_such_file = solche Dateien liest Bastide nicht: unbekanntes Wort "{ $word }", meinst du "{ $near }"?

known-no_such_file = solche Dateien liest Bastide nicht: unbekanntes Wort "{ $word }", erwartet eines von: { $known }

newer_format = diese Datei ({ documentName }) ist von einem neueren Bastide: ihr Format hat die Nummer { $number }, dieses Bastide liest bis { $newest }

newer_rules = diese Partie ist von einem neueren Bastide: ihre Regeln haben die Nummer { $number }, dieses Bastide kennt sie bis { $newest }

near-unknown_word = unbekanntes Wort "{ $word }", meinst du "{ $near }"?

known-unknown_word = unbekanntes Wort "{ $word }", erwartet eines von: { $known }

unknown_word = unbekanntes Wort "{ $word }"

no_robber_space = erwartet "home" oder ein Feld der Wertungstafel, gefunden "{ $word }"

number-out_of_range = { $number } liegt außerhalb: { $least } bis { $most }

out_of_range = die Zahl liegt außerhalb: { $least } bis { $most }

players_out_of_range = { $n } Spieler: eine Partie hat 1 bis 6

bots_out_of_range = { $n } Bots: eine Partie hat 1 bis 6 Spieler

moves_out_of_range = { $n } Züge: es werden ein bis drei auf einmal gezeigt

bad_language = erwartet eine Sprache aus zwei kleinen Buchstaben, etwa "en"

empty_text = der Text ist leer

empty_source = die Quelle ist leer

long_text = der Text ist länger als { $most } Buchstaben

long_said = der Text "{ $key }" hat { $words } Wörter: höchstens { $most }

long_sentence = ein Satz hat { $words } Wörter: teile ihn, höchstens { $most } Wörter

rare_word = "{ $word }" ist kein gewöhnliches Wort und steht nicht im Glossar: nimm ein einfacheres

bad_id = "{ $id }" ist keine Id: erlaubt sind kleine Buchstaben, Ziffern und Bindestriche, höchstens { $most }

bad_tile_id = "{ $id }" ist keine Plättchen-Id: schreib die Id des Sets, einen Schrägstrich und einen Namen, etwa "mein-set/A"

bad_rule_id = "{ $id }" ist keine Regel-Id: erwartet eine wie "BG-01"

id_taken = die Id "{ $id }" hat schon { $by }

rule_elsewhere = die Regel { $rule } steht auch bei einer anderen Erweiterung

id_in_use = die Id "{ $id }" ist vergeben

id_built_in = die Id "{ $id }" gehört zu einem eingebauten Dokument ({ documentName })

foreign_id = ein Plättchen des Sets { $set } heißt { $set }/…, nicht "{ $id }"

faulty = { documentName } "{ $id }" hat selbst Fehler

near-no_set = es gibt kein Plättchenset "{ $id }", meinst du "{ $near }"?

no_set = es gibt kein Plättchenset "{ $id }"

near-no_tile = es gibt kein Plättchen "{ $id }", meinst du "{ $near }"?

no_tile = es gibt kein Plättchen "{ $id }"

near-no_tile_in_game = diese Partie hat kein Plättchen "{ $id }", meinst du "{ $near }"?

no_tile_in_game = diese Partie hat kein Plättchen "{ $id }"

near-no_mix = es gibt keinen Mix "{ $id }", meinst du "{ $near }"?

known-no_mix = es gibt keinen Mix "{ $id }", nur: { $known }

near-no_rule = es gibt keine Regel "{ $id }", meinst du "{ $near }"?

no_rule = es gibt keine Regel "{ $id }"

no_scenario = unter diesen Dateien ist kein Szenario "{ $id }"

set_needed = dafür fehlt das Plättchenset "{ $id }": importiere es zuerst

near-no_option = es gibt keine Option "{ $id }", meinst du "{ $near }"?

no_option = es gibt keine Option "{ $id }"

no_option_value = "{ $value }" ist kein Wert von { $id }: wähle aus { $known }

no_option_in_rules = die Regeln haben keine Option "{ $id }"

option_values = erwartet diese Werte in dieser Reihenfolge: { $known }

option_default = erwartet "{ $value }"

near-no_bot = es gibt keinen Bot "{ $id }", meinst du "{ $near }"?

no_bot = es gibt keinen Bot "{ $id }"

near-no_reason = es gibt keinen Grund { $id }, meinst du "{ $near }"?

no_reason = es gibt keinen Grund { $id }

no_tiles = das Set hat keine Plättchen

too_many_tiles = { $n } Plättchen: eine Partie hat höchstens { $most }

bag_too_full = { $n } Plättchen im Beutel: höchstens { $most }

expansion_twice = die Erweiterung "{ $expansion }" ist zweimal genannt

segment_twice = segments[{ $segment }] ist zweimal genannt

deck_by_hand = was von Hand gezogen wird, hat keine Reihenfolge: lass den Stapel weg

time_or_playouts = eine Anfrage hat entweder "ms" oder "playouts"

too_many_adjustments = nach einer Entscheidung werden höchstens { $most } Punktestände berichtigt

no_first_tile = der Beutel ist leer: nenne hier das erste Plättchen der Partie

empty_bag = im Beutel ist kein Plättchen: damit spielt man nur mit einem Stapel

rule_without_tile = die Regeln von { $expansion } sind an, aber kein Plättchen zeigt { neededBy }

more-symbol_without_rule = { $tile } und noch { $more }: { symbolOf } braucht die Regeln von { $expansion }, die aus sind

symbol_without_rule = { $tile }: { symbolOf } braucht die Regeln von { $expansion }, die aus sind

river_unanswered = { $tile }: kein anderes Plättchen hat einen Fluss, also endet dieser in einer Lücke

leaves_the_game = { $n ->
    [one] { $tile }: { $n } Stück ist mehr, als ein Fluss Quellen oder Seen hat, und verlässt die Partie, bevor sie beginnt
   *[other] { $tile }: { $n } Stück sind mehr, als ein Fluss Quellen oder Seen hat, und verlassen die Partie, bevor sie beginnt
}

stays-leaves_the_game = { $n ->
    [one] { $tile }: { $n } Exemplar verlässt die Partie, bevor sie beginnt, denn { $stays } geht vor und mehr braucht ein Fluss nicht
   *[other] { $tile }: { $n } Exemplare verlassen die Partie, bevor sie beginnt, denn { $stays } geht vor und mehr braucht ein Fluss nicht
}

misleading_picture = die Verzierung „{ $picture }“ sieht aus wie eine, die zählt, und zählt nichts

piece_without_rule = niemand hat so ein Stück, solange die Regeln von { $expansion } aus sind

piece_left_out = niemand hat so ein Stück: eine Option lässt es weg

refused = { $reasons }

refused_after = nach { $done }: { $reasons }

mark_twice = das Zeichen "{ $mark }" steht zweimal da

no_end = ein Zeichen "{ $mark }" steht am Ende von Land ({ landName }): davon eines auf diesem Plättchen, an einer Seite

two_crop_circles = ein Plättchen hat höchstens einen Kornkreis

segment_count = { $n } Segmente: ein Plättchen hat 1 bis { $most }

spot_twice = { $spot } ist zweimal genannt

whole_sides = Land der Art „{ landName }“ reicht an ganze Seiten (N, E, S, W), nicht { $spot }

half_edges = Land der Art „{ landName }“ reicht an halbe Seiten: schreib { $spot }L und { $spot }R, nicht { $spot }

inside_only = Land der Art „{ landName }“ liegt innen und reicht an keinen Rand, nicht { $spot }

no_side = Land der Art „{ landName }“ reicht an mindestens eine Seite

inside_and_edge = I ist das Innere: daneben steht kein Rand

only_of = dieses Feld gilt nur für Land der Art „{ ownerLand }“, nicht „{ landName }“

no_road_of_village = segments[{ $segment }] ist Land der Art „{ landName }“: nur Straßen enden in einem Dorf

no_city_of_field = segments[{ $segment }] ist Land der Art „{ landName }“: eine Wiese grenzt an Städte

covered_twice = { $spot } ist zweimal bedeckt, auch von segments[{ $segment }]

side_open = die { sideName } ist von nichts bedeckt

half_open = die halbe Seite { $spot } ist von nichts bedeckt

split_field = { $left } und { $right } gehören zu zwei Wiesen, zwischen denen nichts liegt

road_without_field = Land der Art „{ landName }“ verlässt das Plättchen bei { $side }: die halben Seiten daneben ({ $spots }) brauchen eine Wiese

beside_city = { $spot } gehört zur Stadt bei { $side }

two_inner = ein Plättchen hat innen höchstens ein Segment dieser Art ({ landName })

crossing = dieses Segment ({ landName }) kreuzt segments[{ $segment }] ({ otherLand }): schreib "bridge": true, oder lass eines enden

no_segment = es gibt kein segments[{ $segment }]

road_passes = segments[{ $segment }] führt hindurch: eine Straße, die im Dorf endet, reicht an eine Seite

land_between = diese Wiese kann die Stadt segments[{ $city }] nicht berühren: segments[{ $segment }] liegt dazwischen

village_between = diese Wiese kann die Stadt segments[{ $city }] nicht berühren: die Straßen des Dorfes liegen dazwischen

no_steps = es gibt keine Schritte

too_many_steps = { $n } Schritte: höchstens { $most }

too_many_boards = { $n } Bretter: höchstens { $most }

learners = { $n } Spieler haben "by": "learner": es muss einer sein

deck_twice = die Reihenfolge der Züge steht auch in "deck" neben dem Aufbau

no_script = dieser Spieler hat kein "by": "script"

untranslated = dieser Text fehlt in dieser Sprache

near-no_text = es gibt keinen Text "{ $id }", meinst du "{ $near }"?

no_text = es gibt keinen Text "{ $id }"

near-not_in_own_texts = die Texte in "{ $language }" haben kein "{ $id }", meinst du "{ $near }"?

not_in_own_texts = die Texte in "{ $language }" haben kein "{ $id }"

near-no_board = es gibt kein Brett "{ $id }", meinst du "{ $near }"?

no_board = es gibt kein Brett "{ $id }"

near-no_step = es gibt keinen Schritt "{ $id }", meinst du "{ $near }"?

no_step = es gibt keinen Schritt "{ $id }"

no_seat = es gibt keinen Spieler { $player }: der letzte an diesem Tisch ist { $last }

near-no_feature = kein Gebiet auf diesem Brett heißt "{ $id }", meinst du "{ $near }"?

no_feature = kein Gebiet auf diesem Brett heißt "{ $id }"

near-no_answer_fact = eine Antwort kennt hier kein "{ $id }", meinst du "{ $near }"?

no_answer_fact = eine Antwort kennt hier kein "{ $id }"

fact_without_value = nach { $done } gibt es kein "{ $id }" zu nennen

only_in_answers = "{ $id }" wird aus einem Zug berechnet: nur eine Antwort oder ein "why" kann es nennen

say_twice = zwei Schritte "say" hintereinander: lass dazwischen etwas tun

no_chapters = eine Kampagne hat mindestens ein Kapitel

too_many_chapters = eine Kampagne hat höchstens { $most } Kapitel, nicht { $n }

chapter_twice = das Szenario "{ $id }" ist schon ein Kapitel

not_earlier = was gebraucht wird, muss weiter oben in der Liste stehen

near-no_chapter = es gibt kein Kapitel "{ $id }", meinst du "{ $near }"?

no_chapter = es gibt kein Kapitel "{ $id }"

too_many_stars = so viele Sterne kann vorher niemand haben: die Kapitel darüber haben { $most }

leads_back = Sieg und Niederlage führen nur zu Kapiteln weiter unten

chapter_unreached = weder Sieg noch Niederlage führt zu diesem Kapitel

too_many_carried = höchstens { $most } Dinge gehen in ein Kapitel mit, nicht { $n }

carry_limits = mindestens { $least } und höchstens { $most } geht nicht zugleich

carry_stays = "{ $what }" geht unverändert mit und wird zu nichts anderem

carry_lacks = es gibt kein "{ $what }" aus dem Kapitel "{ $id }" mitzubringen

carry_nowhere = wo dieses Kapitel beginnt, ist kein Platz für "{ $what }"

brought_differs = es wird als "{ $id }" mitgebracht und nennt sich "{ $found }"

no_chapter_plays = kein Kapitel spielt dieses Szenario

cannot_lose = eine Niederlage führt weiter, aber dieses Kapitel hat keine freien Züge, die man verlieren könnte

chapter_unwon = kein Bot hat dieses Kapitel in { $tries } Versuchen gewonnen

chapter_rarely_won = Bots haben dieses Kapitel nur in { $won } von { $of } Beuteln gewonnen

not_later = der folgende Schritt muss weiter unten in der Liste stehen

never_heard = diese Klasse nimmt alles: die danach werden nie erreicht

no_place = ein Gebiet wird auch mit "kind" und "at" bezeichnet

not_taught = kein Schritt nennt { $rule }

questions_in_row = die dritte Frage hintereinander: lass dazwischen etwas tun

more_questions = Fragen: { $questions }, zu tun: { $moves }; es soll mindestens so viel zu tun wie gefragt sein

unused_text = nichts sagt diesen Text

question_first = zuerst wird eine Frage gestellt: beginne mit einem Zug

many_boards = diese Lektion hat { $n } Bretter: { $most } genügen für einen Gedanken

figure_on_first_tile = eine Figur steht auf dem Startplättchen, das niemand gelegt hat: so weit kommt keine Partie

figures_on_one_tile = auf diesem Plättchen steht schon eine Figur: so weit kommt keine Partie

few_tiles = { COUNT($tiles, of: "tiles") } auf dem Brett in Zug { $turn }: füge Plättchen hinzu, beginne früher oder setze "part"

mixed_answer = eine Antwort für zwei Ergebnisse: { $one }, und { $other }

number_contradicted = nichts ergibt { $number } nach { $done }: lass die Zahl berechnen

compass_word = das Brett zeigt keinen Kompass: sag anders als mit "{ $word }", wo es ist

ruling_unmarked = { $rule } ist eine Regelung von uns, und kein Satz dieses Schritts sagt es

rule_undecided = kein Zug der Lernenden entscheidet { $rule }

hint_elsewhere = die Hilfe zeigt dorthin, wo nichts Richtiges zu tun ist

unused_board = kein Schritt ist auf diesem Brett

never_reached = kein Schritt führt hierher

unproven = nichts zeigt, dass das Ziel dieser Züge erreichbar ist

other_bots = dieser Weg wurde gegen Version { $then } des Bots "{ $bot }" gefunden und führt gegen Version { $now } nicht mehr zum Ziel: er ist weggelassen

too_much_to_prove = das lässt mehr Wege offen, als sich probieren lassen: weniger Schritte helfen, oder weniger Auswahl darin

other_tile = "{ $id }" ist im Set von heute ein anderes Plättchen als in dieser Partie

any_position = nach freien Zügen kann die Stellung beliebig sein: nenne hier ein Brett

goal_missed = die Lösung erreicht dieses Ziel nicht

goal_missed_in_turns = die Züge sind vorbei, und das Ziel ist nicht erreicht

goal_of_step_missed = das erreicht das Ziel des Schritts nicht

over_before_step = die Partie ist vor diesem Schritt vorbei

nobody_asked = niemand wird mehr gefragt: die Partie ist vorbei

nobody_decides = niemand sagt, was Spieler { $player } hier tut: gib ein Skript oder einen Bot an

nobody_decides_in_turns = niemand sagt, was Spieler { $player } in diesen Zügen tut: gib einen Bot an

script_impossible = vor Schritt "{ $step }" kann das unmöglich sein: gib dem Skript einen "bot"

fits_nowhere = in Schritt "{ $step }" wird "{ $tile }" gezogen und passt nirgends; schreib "aside": true, wenn das gewollt ist

too_many_ways = es gibt mehr als { $most } Wege, das zu tun

nothing_right = nichts von dem, was hier erlaubt ist, ist richtig

all_right = alles, was hier erlaubt ist, ist richtig

empty_class = nichts, was erlaubt ist, ist "{ $class }"

mistake_without_class = dieser Fehler hat keine Klasse: { $done }

answer_without_class = nichts beantwortet { $answer }

none_of_the_ways = das ist keiner der richtigen Wege

solution_errs = die Lösung macht einen Fehler

hint_errs = der Tipp, der spielt, macht einen Fehler

solution_stuck = die Lösung führt von hier nicht weiter

misplaced = dieser Schritt will etwas anderes: { wantedNext }

task_lost = hier ist die Aufgabe verloren

too_long = das Ziel ist schon vorher erreicht

other_kind = "{ $of }" ist keine Antwort der Art "{ $kind }"

still_scored = eine Wertung läuft noch

no_tile_there = dort liegt kein Plättchen

not_over = die Partie ist nicht vorbei

no_feature_there = so ein Gebiet gibt es auf dem Brett nicht

never_scored = das wird nie gewertet

no_best_place = kein Platz ist mehr wert als alle anderen

several_places = { $n } Plätze sind richtig, es muss einer sein

wrong_answer = die Regeln sagen { $right }

right_missing = die richtige Antwort ist nicht dabei: { $right }

reasons_among_choices = { $right } der Möglichkeiten sind Gründe, es muss einer sein von: { $known }

right_is_wrong = das nennt die richtige Antwort einen Fehler: { $right }

not_wrong = die Regeln erlauben das

not_done = das geht hier nicht: { $why }

wrong_on_the_way = der Weg, der diesen Schritt löst, führt durch den Fehler "{ $class }"

no_game = keine Partie hat begonnen: sende zuerst { "{" }"do":"new","setup":{ "{" }"players":2{ "}" }{ "}" }

nothing_to_undo = es gibt nichts rückgängig zu machen

not_drawn = zuerst muss ein Plättchen gezogen werden, und kein Bot weiß, welches

only_rulings_between = nur eine Regel der Art "ruling" steht zwischen Erweiterungen

wrong_pair = erwartet zwei Erweiterungen, in der Reihenfolge der Liste

no_room_there = dort kann nichts gelegt werden

no_tile_of_game = kein Plättchen dieser Partie ist "{ $id }"

several_tiles = { $n } Plättchen sind richtig, es muss eines sein

not_xml = das ist kein XML (Zeile { $line }, Spalte { $column })

unclosed = das hört auf, bevor seine Elemente geschlossen sind (Zeile { $line })

document_type = hier steht ein Dokumenttyp (DTD): solche Dateien werden nicht gelesen

no_definition = das ist keine Definition von JCloisterZone: sie beginnt mit <{ $word }>, nicht mit <pack> oder <defs>

elements_too_deep = Elemente sind mehr als { $most } Ebenen tief verschachtelt

too_many_elements = es gibt mehr als { $most } Elemente und Texte

too_many_attributes = ein Element hat mehr als { $most } Attribute

too_many_namespaces = mehr als { $most } Namensräume sind genannt

too_many_designs = { $n } Plättchen: eine Definition hat höchstens { $most }

no_place_said = hier steht nicht, wo auf dem Plättchen es ist

no_city_there = diese Wiese grenzt bei { $spot } an eine Stadt, wo keine ist

left_out = dieses Plättchen ist weggelassen

not_taken = nicht übernommen: { foreignThing }

not_taken_often = { $n ->
    [one] nicht übernommen: { foreignThing } (auf { $tiles })
   *[other] nicht übernommen: { foreignThing } (auf { COUNT($n, of: "tiles") }: { $tiles })
}

not_taken_element = nicht übernommen, weil es unbekannt ist: <{ $word }>

not_taken_attribute = nicht übernommen, weil es unbekannt ist: { $word } "{ $value }"

not_taken_text = nicht übernommen, weil hier nur Elemente hingehören: "{ $word }"

not_written = nicht enthalten: { foreignThing }

not_written_often = nicht enthalten: { foreignThing } (auf { $tiles })

in_no_set = dieses Plättchen ist in keinem der Sets und ist weggelassen

not_in_file = das Set nennt das Plättchen "{ $tile }", das nicht in dieser Datei ist

village_guessed = { $n } Straßen enden im Nichts: dort wird ein Dorf vermutet

end_guessed = der Fluss endet hier: dort wird ein Zeichen "{ $mark }" vermutet

bridge_guessed = Straßen oder Städte führen übereinander: dort wird eine Brücke vermutet

never_told = eine Definition von JCloisterZone sagt nichts über Dörfer, Brücken und Bilder: Dörfer und Brücken sind vermutet, Bilder fehlen

nothing_made = so etwas lässt sich hier nicht zählen

impossible-setup_players = Eine Partie hat 1 bis { $most } Spieler, nicht { $n }.

impossible-setup_no_such_player = Es gibt keinen Spieler { $player }.

impossible-setup_part = Ein Zug hat einen Teil oder zwei.

impossible-setup_unknown_tile = Ein Plättchen ist nicht im Katalog dieser Partie.

impossible-setup_too_many_tiles = Eine Partie hat höchstens { $most } Plättchen, nicht { $n }.

impossible-setup_no_start = Am Anfang liegt mindestens ein Plättchen auf dem Tisch.

n-impossible-setup_too_many_figures = Eine Partie hat höchstens { $most } Figuren, nicht { $n }.

impossible-setup_too_many_figures = { $out } von { $owned } sind im Einsatz ({ figureNames }); sag, wie viele im Vorrat sind.

impossible-setup_beyond_the_box = { $out } insgesamt sind mehr als die { $owned } in der Schachtel ({ figureNames }).

impossible-setup_two_figures = Auf diesem Gebiet stehen zwei Figuren: dort ist Platz für eine.

impossible-setup_more_copies = Im Beutel sind { $most } von diesem Plättchen, und { $n } sind im Einsatz.

impossible-setup_expansion_off = Die Regeln von „{ $expansion }“ gehören nicht zu dieser Partie.

impossible-setup_rotation = Ein Plättchen ist um 0 bis 3 Vierteldrehungen gedreht.

impossible-setup_too_far = Die Koordinaten dieses Plättchens sind höchstens { $most }.

impossible-setup_tile_does_not_fit = { $reasons }

impossible-setup_figure_not_in_play = Diese Figur gehört nicht zu dieser Partie: { figureName }.

impossible-setup_wrong_land = Diese Figur ({ figureName }) steht nie auf solchem Land ({ landName }).

impossible-setup_already_scored = Dieses Gebiet ist fertig: seine Figuren sind zurück.

impossible-setup_no_such_place = So ein Gebiet ({ landName }) ist dort nicht.

impossible-setup_lonely = Diese Figur ({ figureName }) braucht dort einen Meeple ihres Besitzers.

impossible-setup_score = Ein Punktestand ist 0 bis { $most }, nicht { $n }.

figure-impossible-setup_supply = Ein Spieler hat insgesamt höchstens { $most } davon: { figureNames }.

impossible-setup_supply = Ein Vorrat enthält höchstens { $most }, nicht { $n }.

impossible-setup_robber_space = Die Wertungstafel hat die Felder 0 bis 49.

impossible-setup_goods_off = Dieses Spiel wird ohne Waren gespielt.

impossible-setup_prisoner_owner = Ein Gefangener gehört einem anderen Spieler am Tisch.

impossible-setup_prisoner_kind = Nur Meeples können gefangen sein.

impossible-setup_mutual = Die Spieler { $player } und { $other } halten Figuren voneinander: sie wären ausgetauscht worden.

impossible-setup_too_many_towers = Eine Partie hat höchstens { $most } Türme, nicht { $n }.

impossible-setup_tower_twice = Dieser Turm steht zweimal da.

impossible-setup_no_foundation = Auf diesem Plättchen ist kein Fundament.

impossible-setup_too_many_floors = Ein Turm könnte über 255 Stockwerke wachsen.

impossible-setup_bare_foundation = Eine Figur braucht mindestens ein Stockwerk unter sich.

impossible-setup_wrong_figure = Nur ein Meeple kann auf einem Turm stehen.

impossible-setup_tower_shared = Auf einem Turm kann nur eine Figur stehen.

impossible-setup_toll_value = Ein Zollhaus zeigt 1 oder 2.

impossible-setup_tollhouse = { $reasons }

impossible-catalog_word_twice = Zwei Erweiterungen benutzen das Wort „{ $word }“.

impossible-catalog_no_place = Für das Wort „{ $word }“ ist kein Platz mehr.

impossible-tile_unknown_mark = Keine Erweiterung kennt das Zeichen „{ $word }“.

impossible-tile_unknown_word = Keine Erweiterung kennt „{ $word }“.

impossible-tile_inner_twice = Niemand könnte zwei Segmente im Inneren ({ landName }) auseinanderhalten.

impossible-tile_segments = Ein Plättchen hat 1 bis { $most } Segmente.

impossible-tile_id_twice = Das Plättchen { $id } steht zweimal da.

documentName = { $kind ->
    [tile-set] Plättchenset
    [mix] Mix
    [rules] Regelverzeichnis
    [game] Spielprotokoll
    [scenario] Szenario
    [campaign] Kampagne
    [position] Stellung
    [path] Lernpfad
    [bundle] Bündel
   *[other] { $kind }
}

landName = { $land ->
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
    [garden] Garten
    [river] Fluss
   *[other] { $land }
}

otherLand = { $other ->
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
    [garden] Garten
    [river] Fluss
   *[other] { $other }
}

ownerLand = { $owner ->
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
    [garden] Garten
    [river] Fluss
   *[other] { $owner }
}

ownerHas = { $field ->
    [cities] grenzt an Städte
    [pennants] hat Wappen
    [cathedral] hat eine Kathedrale
    [goods] hat Waren
    [roadside] hat Bilder daneben
   *[other] hat { $field }
}

sideName = { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
    [W] Westseite
   *[other] { $side }
}

symbolOf = { $expansion ->
    [traders] ein Warensymbol
    [tower] ein Turmfundament
    [robbers] ein Geldbeutel
    [tollkeepers] eine Gruppe Reisender
    [crop-circles] ein Kornkreis
    [inns] ein Wirtshaus oder eine Kathedrale
    [river] ein Fluss
    [abbot] ein Garten
   *[other] { $expansion }
}

neededBy = { $expansion ->
    [traders] ein Warensymbol
    [tower] ein Turmfundament
    [robbers] einen Geldbeutel
    [tollkeepers] ein Dorf
    [crop-circles] einen Kornkreis
    [inns] ein Wirtshaus oder eine Kathedrale
    [river] eine Quelle
    [abbot] einen Garten
   *[other] { $expansion }
}

wantedNext = { $wants ->
    [next] weiter
    [act] spielen
    [answer] antworten
    [nothing] nichts, er ist fertig
   *[other] { $wants }
}

expectedKind = { $it ->
    [null] null
    [boolean] true oder false
    [whole] eine ganze Zahl
    [negative] eine negative ganze Zahl
    [number] eine Zahl
    [text] ein Text
    [list] eine Liste
    [object] ein Objekt
   *[other] { $it }
}

figureName = { $figure ->
    [follower] Meeple
    [big-follower] großer Meeple
    [abbot] Abt
    [builder] Baumeister
    [pig] Schwein
   *[other] { $figure }
}

figureNames = { $figure ->
    [follower] Meeples
    [big-follower] große Meeples
    [abbot] Äbte
    [builder] Baumeister
    [pig] Schweine
   *[other] { $figure }
}

foreignThing = { $thing ->
    [acrobats] ein Platz für Akrobaten
    [author] wer das Set gemacht hat
    [bag] ein Geldbeutel
    [bazaar] ein Basar
    [bridge] die Brücke, auf der ein Weg einen anderen kreuzt
    [bush] ein Busch
    [castle] eine Burg
    [castle-base] dass eine kleine Stadt eine Burg werden kann
    [church] eine Kirche
    [circus] ein Zirkus
    [city-gate] ein Stadttor
    [condition] wann das Plättchen mitspielt
    [crater] ein Krater
    [description] die Beschreibung
    [double-edge] eine zweite Stadt an einer Seite
    [dragon] ein Drache
    [extra-points] Punkte einer einzelnen Stadt
    [family] eine Familie
    [ferry] eine Fähre
    [festival] ein Fest
    [first-place] wo das Plättchen am Anfang liegt
    [fishing-hut] eine Fischerhütte
    [flying-machine] eine Flugmaschine
    [gamblers-shield] ein Schild der Spieler
    [garden-land] dass ein Garten eigenes Land ist: hier ist er ein Zeichen auf dem Plättchen
    [gold-mine] eine Goldmine
    [highwaymen] Wegelagerer
    [hill] ein Hügel
    [inn] ein Wirtshaus an dieser Stelle
    [labyrinth] ein Labyrinth
    [letter] ein Brief
    [licence] was andere mit dem Set tun dürfen
    [mage] ein Magier oder eine Hexe
    [market] ein Marktplatz
    [most] wie viele Stück es höchstens gibt
    [multi-tile] Bilder über mehrere Plättchen
    [names] wie das Set in anderen Sprachen heißt
    [needs] welche Erweiterungen seine Plättchen brauchen
    [picture] Verzierung
    [pig-herd] eine Schweineherde
    [pile] dass das Plättchen von einem eigenen Stapel gezogen wird
    [plague] eine Seuche
    [portal] ein magisches Portal
    [princess] eine Prinzessin
    [quarter] ein Stadtviertel
    [razboynik] ein Räuber
    [removal] dass Plättchen anderer Sets entfernt werden
    [requirement] welches andere Set gebraucht wird
    [script] Punkte, die ein Skript zählt
    [shed] ein Schuppen
    [shrine] ein Heiligtum: hier ist es ein Kloster
    [siege] eine Belagerung
    [special-monastery] ein besonderes Kloster: hier ist es ein gewöhnliches
    [rules-page] die Regelseite
    [symbol] das Zeichen des Sets
    [tile-name] die Namen der Plättchen
    [back] das Bild auf den Rückseiten
    [own-picture] deine eigenen Bilder auf Plättchen
    [tile-note] die Notizen zu den Plättchen
    [travellers] Reisende
    [tunnel] ein Tunnel
    [village] das Dorf, in dem Straßen enden
    [vineyard] ein Weinberg
    [vodyanoy] ein Wassergeist
    [volcano] ein Vulkan
    [wagon] wo ein Wagen weiterfährt
    [watchtower] ein Wachturm
    [well] ein Brunnen
    [wind-rose] eine Windrose
    [wooden-bridge] eine Holzbrücke
    [yaga-hut] eine Hexenhütte
   *[other] { $thing }
}

found-list = eine Liste

found-object = ein Objekt

found-text = "{ $text }"

found-value = { $value }

listed = { $first }, { $next }

doneThen = { $first }, dann { $next }

sentences = { $first } { $next }

refusal = { $reason } [{ $rule }]
