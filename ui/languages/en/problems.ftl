# $most (digits)
too_large = this is larger than { $most } MB

# $most (digits)
record_too_large = a game record has at most { $most } MB

# $error (text)
unreadable = cannot be read: { $error }

# $error (text)
unwritable = cannot be written: { $error }

# $error (text)
unlistable = cannot be listed: { $error }

empty_folder = there is no JSON file in this folder

not_text = this is not a text file (UTF-8)

empty = there is nothing here

# $line (digits)
cut_off = this ends in the middle of a value (line { $line })

# $statement (text)
# $line (digits)
# $column (digits)
not_json = this is not JSON: { $statement } (line { $line }, column { $column })

# $most (digits)
# $line (digits)
# $column (digits)
too_deep = values are nested more than { $most } deep (line { $line }, column { $column })

# $most (digits)
too_many_values = this holds more than { $most } values: no file of ours does

# $field (text)
# $line (digits)
# $column (digits)
field_twice = the field "{ $field }" is there twice (line { $line }, column { $column })

# $n (number)
more_faults = { $n ->
    [one] and { $n } more fault
   *[other] and { $n } more faults
}

no_bundle = this is not a bundle: it is not a zip file, or it is cut off or damaged

no_manifest = there is no manifest.json in this bundle

# $n (digits)
# $most (digits)
too_many_entries = { $n } files in the bundle: at most { $most }

# $most (digits)
unpacks_too_large = all files together are larger than { $most } MB when they are unpacked

# $most (digits)
packed_too_tight = this unpacks to more than { $most } times its size

entries_overlap = files of the bundle share the same bytes

bad_entry_path = this is not a plain path: use letters, digits, hyphens, underscores and dots, with slashes between; no part begins with a dot

# $by (text)
entry_twice = another file in the bundle has this name too: { $by }

entry_link = this is a link or a device, not a file

entry_locked = this is locked, or packed in a way that Bastide does not read

entry_damaged = the bytes of this file are damaged

not_listed = the manifest does not list this file

# $path (text)
entry_missing = there is no file "{ $path }" in the bundle

# $by (text)
path_taken = this file is listed by { $by } too

no_sum = expected a SHA-256: 64 digits, 0 to 9 and a to f

wrong_sum = the content is not what the manifest says: its SHA-256 is another

# $found (text)
# $size (digits)
wrong_size = this has { $found } bytes, the manifest says { $size }

# $kind (text)
# $found (text)
kind_differs = the manifest calls this a { documentName }, the file calls itself "{ $found }"

# $id (text)
# $found (text)
id_differs = the manifest calls this "{ $id }", the file calls itself "{ $found }"

nothing_to_carry = there is nothing of your own here

# $kind (text)
# $id (text)
not_built_in = Bastide has no { documentName } "{ $id }" of its own

# $word (text)
# $near (text)
near-cannot_travel = this cannot go into a bundle: found "{ $word }", did you mean "{ $near }"?

# $word (text)
# $known (text)
known-cannot_travel = this cannot go into a bundle: found "{ $word }", expected one of: { $known }

field_missing = this field is missing

# $kind (text)
# $format (text)
format_missing = this field is missing: a { documentName } says "{ $format }"

any_format_missing = this field is missing: every file says "bastide/<kind>@1" there

robbed_missing = this field is missing: whom the robber robs

action_missing = this field is missing: which action

# $known (text)
word_missing = this field is missing, one of: { $known }

english_missing = the English text is missing

# $language (text)
texts_missing = the texts in "{ $language }" are missing

option_needs_values = an option names its values

# $step (text)
step_needs = a step of type "{ $step }" needs this field

find_all_needs = to find all actions, say which are meant

gives_up_needs_costs = to ask what a move gives up, say what each way gives up

class_needs = say which actions belong to this class

# $step (text)
step_needs_solution = a step of type "{ $step }" needs a solution

desk_needs = a lesson at a desk needs this field

lesson_needs = a lesson says this

task_needs_nudge = a task has a nudge

task_needs_good = a task says what was brought about when it is done

task_needs_why = a task has an answer to "why?"

task_needs_rule = a task names its rule

free_turns_need_class = free turns can end without the goal: the last class has no "when"

answers_need_class = any answer can be given: the last class has no "when"

# $near (text)
near-unknown_field = unknown field, did you mean "{ $near }"?

# $known (text)
known-unknown_field = unknown field, expected one of: { $known }

unknown_field = unknown field

# $request (text)
request_field = a request "{ $request }" has no such field

by_only_in_scenario = only a scenario says who decides for a player

only_options_have_values = only a rule of kind "option" has values

# $step (text)
# $field (text)
step_has_no = a step of type "{ $step }" has no { $field }

costs_of_all = only a step that finds the best has a table of what each way gives up

nothing_done = nothing is done in this step

# $step (text)
other_place = a step of type "{ $step }" is for another place: at a desk one says, makes and predicts, on a board nothing is made

deck_draws = in a scenario the deck says which tile is drawn

# $known (text)
one_field = expected exactly one of: { $known }

# $expected (list)
# $found (text)
wrong_kind = expected { OR($expected, each: "expectedKind") }, found { $found }

# $expected (digits)
# $found (text)
wrong_length = expected a list of { $expected }, found a list of { $found }

# $least (digits)
# $most (digits)
# $found (text)
no_whole_number = expected a whole number from { $least } to { $most }, found { $found }

# $kind (text)
# $found (text)
no_document = expected a { documentName } (an object), found { $found }

# $format (text)
# $found (text)
no_format = expected "{ $format }", found { $found }

no_operation = expected an operation: an object that says "of" what it is

# $found (text)
no_action = expected an action (an object), found { $found }

# $found (text)
no_action_word = expected the word of an action, found { $found }

# $example (text)
no_request = expected a request: an object such as { $example }

# $known (text)
no_word_of = expected one of: { $known }

# $said (text)
unexpected = { $said }

no_progress = this is not what {"{"}"do":"progress"{"}"} answers

# $found (text)
any_format = expected "bastide/<kind>@1", found { $found }

# $word (text)
# $near (text)
near-no_such_file = Bastide does not read such files: unknown word "{ $word }", did you mean "{ $near }"?

# $word (text)
# $known (text)
known-no_such_file = Bastide does not read such files: unknown word "{ $word }", expected one of: { $known }

# $kind (text)
# $number (digits)
# $newest (digits)
newer_format = this { documentName } was written by a newer Bastide: its format has number { $number }, this Bastide reads up to { $newest }

# $number (digits)
# $newest (digits)
newer_rules = this game was kept by a newer Bastide: its rules have number { $number }, this Bastide knows them up to { $newest }

# $word (text)
# $near (text)
near-unknown_word = unknown word "{ $word }", did you mean "{ $near }"?

# $word (text)
# $known (text)
known-unknown_word = unknown word "{ $word }", expected one of: { $known }

# $word (text)
unknown_word = unknown word "{ $word }"

# $word (text)
no_robber_space = expected "home" or a space of the score track, found "{ $word }"

# $number (digits)
# $least (digits)
# $most (digits)
number-out_of_range = { $number } is out of range: { $least } to { $most }

# $least (digits)
# $most (digits)
out_of_range = the number is out of range: { $least } to { $most }

# $n (digits)
players_out_of_range = { $n } players: a game has 1 to 6

# $n (digits)
bots_out_of_range = { $n } bots: a game has 1 to 6 players

# $n (digits)
moves_out_of_range = { $n } moves: one to three are shown at a time

bad_language = expected a language of two small letters, such as "en"

empty_text = the text is empty

empty_source = the source is empty

# $most (digits)
long_text = the text is longer than { $most } letters

# $key (text)
# $words (digits)
# $most (digits)
long_said = the text "{ $key }" has { $words } words: at most { $most }

# $words (digits)
# $most (digits)
long_sentence = a sentence has { $words } words: split it, { $most } words at most

# $word (text)
rare_word = "{ $word }" is not a common word, and not in the glossary: use a plainer one

# $id (text)
# $most (digits)
bad_id = "{ $id }" is not an id: use small letters, digits and hyphens, at most { $most }

# $id (text)
bad_tile_id = "{ $id }" is not a tile id: write the id of its set, a slash and a name, such as "my-set/A"

# $id (text)
bad_rule_id = "{ $id }" is not a rule id: expected one such as "BG-01"

# $id (text)
# $by (text)
id_taken = the id "{ $id }" is taken by { $by }

# $rule (text)
rule_elsewhere = the rule { $rule } stands in another expansion too

# $id (text)
id_in_use = the id "{ $id }" is taken

# $id (text)
# $kind (text)
id_built_in = the id "{ $id }" belongs to a { documentName } that is built in

# $set (text)
# $id (text)
foreign_id = a tile of the set { $set } is called { $set }/…, not "{ $id }"

# $kind (text)
# $id (text)
faulty = the { documentName } "{ $id }" has faults of its own

# $id (text)
# $near (text)
near-no_set = there is no tile set "{ $id }", did you mean "{ $near }"?

# $id (text)
no_set = there is no tile set "{ $id }"

# $id (text)
# $near (text)
near-no_tile = there is no tile "{ $id }", did you mean "{ $near }"?

# $id (text)
no_tile = there is no tile "{ $id }"

# $id (text)
# $near (text)
near-no_tile_in_game = this game has no tile "{ $id }", did you mean "{ $near }"?

# $id (text)
no_tile_in_game = this game has no tile "{ $id }"

# $id (text)
# $near (text)
near-no_mix = there is no mix "{ $id }", did you mean "{ $near }"?

# $id (text)
# $known (text)
known-no_mix = there is no mix "{ $id }", only: { $known }

# $id (text)
# $near (text)
near-no_rule = there is no rule "{ $id }", did you mean "{ $near }"?

# $id (text)
no_rule = there is no rule "{ $id }"

# $id (text)
no_scenario = there is no scenario "{ $id }" among these files

# $id (text)
set_needed = this needs the tile set "{ $id }", which is not here: import it first

# $id (text)
# $near (text)
near-no_option = there is no option "{ $id }", did you mean "{ $near }"?

# $id (text)
no_option = there is no option "{ $id }"

# $value (text)
# $id (text)
# $known (text)
no_option_value = "{ $value }" is no value of { $id }: choose { $known }

# $id (text)
no_option_in_rules = the rules have no option "{ $id }"

# $known (text)
option_values = expected these values in this order: { $known }

# $value (text)
option_default = expected "{ $value }"

# $id (text)
# $near (text)
near-no_bot = there is no bot "{ $id }", did you mean "{ $near }"?

# $id (text)
no_bot = there is no bot "{ $id }"

# $id (text)
# $near (text)
near-no_reason = there is no reason { $id }, did you mean "{ $near }"?

# $id (text)
no_reason = there is no reason { $id }

no_tiles = the set has no tiles

picture_no_base64 = the picture isn’t written in base 64

picture_no_png = the picture isn’t a PNG

# $most (number)
picture_other_form = the picture isn’t a square PNG of at most { $most } pixels, as Bastide saves it

picture_with_more = the file of the picture holds more than the picture

picture_broken = the picture is damaged

# $most (number)
picture_too_large = the picture is larger than { $most } KB

# $most (number)
pictures_too_large = the pictures of this set are larger than { $most } MB together

# $n (digits)
# $most (digits)
too_many_tiles = { $n } tiles: a game has at most { $most }

# $n (digits)
# $most (digits)
bag_too_full = { $n } tiles in the bag: at most { $most }

# $expansion (text)
expansion_twice = the expansion "{ $expansion }" is named twice

# $segment (digits)
segment_twice = segments[{ $segment }] is named twice

deck_by_hand = what is drawn by hand has no order: leave the deck out

time_or_playouts = a request has either "ms" or "playouts"

# $most (digits)
too_many_adjustments = at most { $most } scores are adjusted after one decision

no_first_tile = the bag is empty: name the first tile of the game here

empty_bag = there is no tile in the bag: only a deck can be played with it

# $expansion (text)
rule_without_tile = the rules of { $expansion } are on, but no tile shows { neededBy }

# $tile (text)
# $more (digits)
# $expansion (text)
more-symbol_without_rule = { $tile } and { $more } more: { symbolOf } needs the rules of { $expansion }, which are off

# $tile (text)
# $expansion (text)
symbol_without_rule = { $tile }: { symbolOf } needs the rules of { $expansion }, which are off

# $tile (text)
river_unanswered = { $tile }: no other tile has a river, so this one ends in a gap

# $tile (text)
# $n (number)
leaves_the_game = { $n ->
    [one] { $tile }: { $n } copy is more than a river has springs or lakes, and leaves the game before it begins
   *[other] { $tile }: { $n } copies are more than a river has springs or lakes, and leave the game before it begins
}

# $tile (text)
# $n (number)
# $stays (text)
stays-leaves_the_game = { $n ->
    [one] { $tile }: { $n } copy leaves the game before it begins, because { $stays } comes first and a river needs no more
   *[other] { $tile }: { $n } copies leave the game before it begins, because { $stays } comes first and a river needs no more
}

# $picture (text)
misleading_picture = the decoration "{ $picture }" looks like one that counts, and counts for nothing

# $expansion (text)
piece_without_rule = nobody has such a piece while the rules of { $expansion } are off

piece_left_out = nobody has such a piece: an option leaves it out

# $reasons (text)
refused = { $reasons }

# $done (text)
# $reasons (text)
refused_after = after { $done }: { $reasons }

# $mark (text)
mark_twice = the mark "{ $mark }" is there twice

# $mark (text)
# $land (text)
no_end = a { $mark } stands where the { landName } ends: one { landName } on this tile, and it reaches one side

two_crop_circles = a tile has one crop circle at most

# $n (digits)
# $most (digits)
segment_count = { $n } segments: a tile has 1 to { $most }

# $spot (text)
spot_twice = { $spot } is named twice

# $land (text)
# $spot (text)
whole_sides = a { landName } reaches whole sides (N, E, S, W), not { $spot }

# $land (text)
# $spot (text)
half_edges = a { landName } reaches half edges: write { $spot }L and { $spot }R, not { $spot }

# $land (text)
# $spot (text)
inside_only = a { landName } lies inside and reaches no edge, not { $spot }

# $land (text)
no_side = a { landName } reaches at least one side

inside_and_edge = I is the inside: no edge stands beside it

# $owner (text)
# $field (text)
# $land (text)
only_of = only a { ownerLand } { ownerHas }, not a { landName }

# $segment (digits)
# $land (text)
no_road_of_village = segments[{ $segment }] is a { landName }: only roads end in a village

# $segment (digits)
# $land (text)
no_city_of_field = segments[{ $segment }] is a { landName }: a field borders cities

# $spot (text)
# $segment (digits)
covered_twice = { $spot } is covered twice, also by segments[{ $segment }]

# $side (text)
side_open = the { sideName } side is covered by nothing

# $spot (text)
half_open = the half edge { $spot } is covered by nothing

# $left (text)
# $right (text)
split_field = { $left } and { $right } belong to two fields with nothing between them

# $land (text)
# $side (text)
# $spots (text)
road_without_field = a { landName } leaves by { $side }: the half edges beside it ({ $spots }) need a field

# $spot (text)
# $side (text)
beside_city = { $spot } belongs to the city on { $side }

# $land (text)
two_inner = a tile has one inner { landName } at most

# $land (text)
# $other (text)
# $segment (digits)
crossing = this { landName } crosses the { otherLand } of segments[{ $segment }]: say "bridge": true, or let one of them end

# $segment (digits)
no_segment = there is no segments[{ $segment }]

# $segment (digits)
road_passes = segments[{ $segment }] passes through: a road that ends in the village reaches one side

# $city (digits)
# $segment (digits)
land_between = this field cannot touch the city segments[{ $city }]: segments[{ $segment }] lies between them

# $city (digits)
village_between = this field cannot touch the city segments[{ $city }]: the roads of the village lie between them

no_steps = there are no steps

# $n (digits)
# $most (digits)
too_many_steps = { $n } steps: at most { $most }

# $n (digits)
# $most (digits)
too_many_boards = { $n } boards: at most { $most }

# $n (digits)
learners = { $n } players are "by": "learner": there must be one

deck_twice = the order of draws stands in "deck" beside the setup too

no_script = this player is not "by": "script"

untranslated = this text is missing in this language

# $id (text)
# $near (text)
near-no_text = there is no text "{ $id }", did you mean "{ $near }"?

# $id (text)
no_text = there is no text "{ $id }"

# $language (text)
# $id (text)
# $near (text)
near-not_in_own_texts = the texts in "{ $language }" have no "{ $id }", did you mean "{ $near }"?

# $language (text)
# $id (text)
not_in_own_texts = the texts in "{ $language }" have no "{ $id }"

# $id (text)
# $near (text)
near-no_board = there is no board "{ $id }", did you mean "{ $near }"?

# $id (text)
no_board = there is no board "{ $id }"

# $id (text)
# $near (text)
near-no_step = there is no step "{ $id }", did you mean "{ $near }"?

# $id (text)
no_step = there is no step "{ $id }"

# $player (digits)
# $last (digits)
no_seat = there is no player { $player }: the last one of this table is { $last }

# $id (text)
# $near (text)
near-no_feature = no feature of this board is called "{ $id }", did you mean "{ $near }"?

# $id (text)
no_feature = no feature of this board is called "{ $id }"

# $id (text)
# $near (text)
near-no_answer_fact = an answer knows no "{ $id }" here, did you mean "{ $near }"?

# $id (text)
no_answer_fact = an answer knows no "{ $id }" here

# $id (text)
# $done (text)
fact_without_value = after { $done } there is no "{ $id }" to tell

# $id (text)
only_in_answers = "{ $id }" is computed from a move: only an answer or a "why" can say it

say_twice = two steps of "say" in a row: let the learner do something between them

no_chapters = a campaign has at least one chapter

# $most (digits)
# $n (digits)
too_many_chapters = a campaign has at most { $most } chapters, not { $n }

# $id (text)
chapter_twice = the scenario "{ $id }" is a chapter already

not_earlier = what is needed must stand earlier in the list

# $id (text)
# $near (text)
near-no_chapter = there is no chapter "{ $id }", did you mean "{ $near }"?

# $id (text)
no_chapter = there is no chapter "{ $id }"

# $most (digits)
too_many_stars = nobody can have that many stars yet: the chapters above have { $most }

leads_back = a win or a loss leads only to chapters further down

chapter_unreached = no win and no loss leads to this chapter

# $most (digits)
# $n (digits)
too_many_carried = at most { $most } things are carried over into a chapter, not { $n }

# $least (digits)
# $most (digits)
carry_limits = at least { $least } and at most { $most } cannot both be

# $what (text)
carry_stays = "{ $what }" is carried over as it is and becomes nothing else

# $what (text)
# $id (text)
carry_lacks = there is no "{ $what }" to bring from the chapter "{ $id }"

# $what (text)
carry_nowhere = there is no place for "{ $what }" where this chapter begins

# $id (text)
# $found (text)
brought_differs = it is brought along as "{ $id }" and calls itself "{ $found }"

no_chapter_plays = no chapter plays this scenario

cannot_lose = a loss leads on, but this chapter has no free turns that could be lost

# $tries (digits)
chapter_unwon = no bot won this chapter in { $tries } tries

# $won (digits)
# $of (digits)
chapter_rarely_won = bots won this chapter in { $won } of { $of } bags only

not_later = the step that follows must come later in the list

never_heard = this class takes everything: those after it are never reached

no_place = a feature is anchored by "kind" and "at" too

# $rule (text)
not_taught = no step cites { $rule }

questions_in_row = the third question in a row: let the learner do something between them

# $questions (digits)
# $moves (digits)
more_questions = questions: { $questions }, things to do: { $moves }; at least as much is to be done as is asked

unused_text = nothing says this text

question_first = the first thing asked is a question: begin with a move

# $n (number)
# $most (number)
many_boards = this lesson has { $n } boards: { $most } are enough for one idea

figure_on_first_tile = a figure stands on the start tile, which nobody placed: no game leads to this

figures_on_one_tile = another figure stands on this tile already: no game leads to this

# $tiles (number)
# $turn (number)
few_tiles = { COUNT($tiles, of: "tiles") } on the board in turn { $turn }: add tiles, begin earlier, or say "part"

# $one (text)
# $other (text)
mixed_answer = one answer for two outcomes: { $one }, and { $other }

# $number (number)
# $done (text)
number_contradicted = nothing comes to { $number } after { $done }: have the number computed

# $word (text)
compass_word = the board shows no compass: say where in another way than "{ $word }"

# $rule (text)
ruling_unmarked = { $rule } is a ruling, and no sentence of this step says so

# $rule (text)
rule_undecided = no move of the learner decides { $rule }

hint_elsewhere = the help points to where nothing right can be done

unused_board = no step is on this board

never_reached = no step leads here

unproven = nothing shows that the aim of these turns can be reached

# $then (digits)
# $bot (text)
# $now (digits)
other_bots = this way was found against version { $then } of the bot "{ $bot }", and no longer leads to the aim against version { $now }: it is left out

too_much_to_prove = this leaves more ways open than can be tried: fewer steps help, or fewer choices in them

# $id (text)
other_tile = "{ $id }" is another tile in the set of today than in this game

any_position = after free turns the position can be any: name a board here

goal_missed = the solution does not reach this goal

goal_missed_in_turns = the turns are over and the goal is not reached

goal_of_step_missed = this does not reach the goal of the step

over_before_step = the game is over before this step

nobody_asked = nobody is asked any more: the game is over

# $player (digits)
nobody_decides = nobody says what player { $player } does here: give a script or a bot

# $player (digits)
nobody_decides_in_turns = nobody says what player { $player } does in these turns: give a bot

# $step (text)
script_impossible = before step "{ $step }" this can be impossible: give the script a "bot"

# $step (text)
# $tile (text)
fits_nowhere = in step "{ $step }", "{ $tile }" is drawn and fits nowhere; say "aside": true if that is meant

# $most (digits)
too_many_ways = there are more than { $most } ways to do this

nothing_right = nothing that is allowed here is right

# $n (number)
# $ways (number)
other_ways = this turn has { $ways } ways, and the table has { $n }

# $n (number)
many_more_ways = too few for this turn: the table has { $n }

# $done (text)
best_not_accepted = by the table this is best, and it is not accepted: { $done }

unused_costs = nothing in this step asks what a move gives up

# $bot (text)
# $then (number)
# $now (number)
judged_by_another = version { $then } of the bot "{ $bot }" judged this, and today it is version { $now }: judge it anew

all_right = everything that is allowed here is right

# $class (text)
empty_class = nothing that is allowed is "{ $class }"

# $done (text)
mistake_without_class = this mistake has no class: { $done }

# $answer (text)
answer_without_class = nothing answers { $answer }

none_of_the_ways = this is none of the ways that are right

solution_errs = the solution makes a mistake

hint_errs = the hint that plays makes a mistake

solution_stuck = the solution does not lead on from here

# $wants (text)
misplaced = this step wants something else: { wantedNext }

task_lost = here the task is lost

too_long = the goal is reached before this

# $of (text)
# $kind (text)
other_kind = "{ $of }" is no answer of kind "{ $kind }"

still_scored = a scoring is still being settled

no_tile_there = no tile lies there

not_over = the game is not over

no_feature_there = there is no such feature on the board

never_scored = this is never scored

no_best_place = no place is worth more than all others

# $n (digits)
several_places = { $n } places are right, there must be one

# $right (text)
wrong_answer = the rules say { $right }

# $right (text)
right_missing = the right answer is not among them: { $right }

# $right (digits)
# $known (text)
reasons_among_choices = { $right } of the choices are reasons, there must be one of: { $known }

# $right (text)
right_is_wrong = this calls the right answer a mistake: { $right }

not_wrong = the rules allow this

# $why (text)
not_done = this cannot be done here: { $why }

# $class (text)
wrong_on_the_way = the way that solves this step passes through the mistake "{ $class }"

no_game = no game has begun: send {"{"}"do":"new","setup":{"{"}"players":2{"}"}{"}"} first

nothing_to_undo = there is nothing to undo

not_drawn = a tile must be drawn first, and no bot knows which

only_rulings_between = only a rule of kind "ruling" stands between expansions

wrong_pair = expected two expansions, in the order in which they are listed

no_room_there = nothing can be placed there

# $id (text)
no_tile_of_game = no tile of this game is "{ $id }"

# $n (digits)
several_tiles = { $n } tiles are right, there must be one

# $line (digits)
# $column (digits)
not_xml = this is not XML (line { $line }, column { $column })

# $line (digits)
unclosed = this ends before its elements do (line { $line })

document_type = a document type (DTD) stands here: such files are not read

# $word (text)
no_definition = this is not a definition of JCloisterZone: it begins with <{ $word }>, not with <pack> or <defs>

# $most (digits)
elements_too_deep = elements are nested more than { $most } deep

# $most (digits)
too_many_elements = there are more than { $most } elements and texts

# $most (digits)
too_many_attributes = an element has more than { $most } attributes

# $most (digits)
too_many_namespaces = more than { $most } namespaces are named

# $n (digits)
# $most (digits)
too_many_designs = { $n } tiles: a definition has at most { $most }

no_place_said = this does not say where on the tile it is

# $spot (text)
no_city_there = this field borders a city at { $spot }, where there is none

left_out = this tile is left out

# $thing (text)
not_taken = not taken over: { foreignThing }

# $thing (text)
# $n (number)
# $tiles (text)
not_taken_often = { $n ->
    [one] not taken over: { foreignThing } (on { $tiles })
   *[other] not taken over: { foreignThing } (on { COUNT($n, of: "tiles") }: { $tiles })
}

# $word (text)
not_taken_element = not taken over, because it is not known: <{ $word }>

# $word (text)
# $value (text)
not_taken_attribute = not taken over, because it is not known: { $word } "{ $value }"

# $word (text)
not_taken_text = not taken over, because only elements belong here: "{ $word }"

# $thing (text)
not_written = not included: { foreignThing }

# $thing (text)
# $tiles (text)
not_written_often = not included: { foreignThing } (on { $tiles })

in_no_set = this tile is in none of the sets and is left out

# $tile (text)
not_in_file = the set names the tile "{ $tile }", which is not in this file

# $n (digits)
village_guessed = { $n } roads end in nothing: a village is guessed there

# $mark (text)
end_guessed = the river ends here: a { $mark } is guessed there

bridge_guessed = roads or cities pass over each other: a bridge is guessed there

never_told = a definition of JCloisterZone says nothing about villages, bridges and pictures: villages and bridges are guessed, pictures are missing

nothing_made = nothing such can be counted here

# What the rules find impossible in a position, by their codes.

# $most (digits)
# $n (digits)
impossible-setup_players = A game has 1 to { $most } players, not { $n }.

# $player (digits)
impossible-setup_no_such_player = There is no player { $player }.

impossible-setup_part = A turn has one part or two.

impossible-setup_unknown_tile = A tile is not in the catalog of this game.

# $most (digits)
# $n (digits)
impossible-setup_too_many_tiles = A game has at most { $most } tiles, not { $n }.

impossible-setup_no_start = At least one tile lies on the table at the start.

# $most (digits)
# $n (digits)
n-impossible-setup_too_many_figures = A game has at most { $most } figures, not { $n }.

# $out (digits)
# $owned (digits)
# $figure (text)
impossible-setup_too_many_figures = { $out } of { $owned } { figureNames } are in use; say how many the supply holds.

# $out (digits)
# $figure (text)
# $owned (digits)
impossible-setup_beyond_the_box = { $out } { figureNames } in all are more than the { $owned } in the box.

# $land (text)
impossible-setup_two_figures = Two figures stand on this { $land }: there is room for one.

# $most (digits)
# $n (digits)
impossible-setup_more_copies = The bag holds { $most } of this tile, and { $n } are in use.

# $expansion (text)
impossible-setup_expansion_off = The rules of “{ $expansion }” are not part of this game.

impossible-setup_rotation = A tile is turned 0 to 3 quarters.

# $most (digits)
impossible-setup_too_far = The coordinates of this tile are at most { $most }.

# $reasons (text)
impossible-setup_tile_does_not_fit = { $reasons }

# $figure (text)
impossible-setup_figure_not_in_play = This game has no { figureNames }.

# $figure (text)
# $land (text)
impossible-setup_wrong_land = { CAPITAL(figureNames) } never stand on a { $land }.

# $land (text)
impossible-setup_already_scored = This { $land } is complete: its figures have gone home.

# $land (text)
impossible-setup_no_such_place = There is no such { $land } there.

# $figure (text)
impossible-setup_lonely = A { figureName } needs a follower of its owner there.

# $most (digits)
# $n (digits)
impossible-setup_score = A score is 0 to { $most }, not { $n }.

# $most (digits)
# $figure (text)
figure-impossible-setup_supply = A player has at most { $most } { figureNames } in all.

# $most (digits)
# $n (digits)
impossible-setup_supply = A supply holds at most { $most }, not { $n }.

impossible-setup_robber_space = The score track has spaces 0 to 49.

impossible-setup_goods_off = This game is played without goods.

impossible-setup_prisoner_owner = A prisoner belongs to another player at the table.

impossible-setup_prisoner_kind = Only followers can be prisoners.

# $player (digits)
# $other (text)
impossible-setup_mutual = Players { $player } and { $other } hold figures of each other: they would have been exchanged.

# $most (digits)
# $n (digits)
impossible-setup_too_many_towers = A game has at most { $most } towers, not { $n }.

impossible-setup_tower_twice = This tower is there twice.

impossible-setup_no_foundation = There is no foundation on this tile.

impossible-setup_too_many_floors = A tower could grow beyond 255 floors.

impossible-setup_bare_foundation = A figure needs at least one floor to stand on.

impossible-setup_wrong_figure = Only a follower can stand on a tower.

impossible-setup_tower_shared = Only one figure can stand on a tower.

impossible-setup_toll_value = A tollhouse shows 1 or 2.

# $reasons (text)
impossible-setup_tollhouse = { $reasons }

# $word (text)
impossible-catalog_word_twice = Two expansions use the word “{ $word }”.

# $word (text)
impossible-catalog_no_place = No place is left for the word “{ $word }”.

# $word (text)
impossible-tile_unknown_mark = No expansion knows the mark “{ $word }”.

# $word (text)
impossible-tile_unknown_word = No expansion knows “{ $word }”.

# $land (text)
impossible-tile_inner_twice = Nobody could tell two inner { $land } segments apart.

# $most (digits)
impossible-tile_segments = A tile has 1 to { $most } segments.

# $id (text)
impossible-tile_id_twice = The tile { $id } is there twice.

# What a document is called.
# $kind (tile-set|mix|rules|game|scenario|campaign|position|path|bundle)
documentName = { $kind ->
    [tile-set] tile set
    [mix] mix
    [rules] rule index
    [game] game record
    [scenario] scenario
    [campaign] campaign
    [position] position
    [path] path
    [bundle] bundle
   *[other] { $kind }
}

# A kind of land.
# $land (city|road|field|monastery|garden|river)
landName = { $land ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [garden] garden
    [river] river
   *[other] { $land }
}

# A kind of land.
# $other (city|road|field|monastery|garden|river)
otherLand = { $other ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [garden] garden
    [river] river
   *[other] { $other }
}

# A kind of land.
# $owner (city|road|field|monastery|garden|river)
ownerLand = { $owner ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [garden] garden
    [river] river
   *[other] { $owner }
}

# What a piece of land can have.
# $field (cities|pennants|cathedral|goods|roadside)
ownerHas = { $field ->
    [cities] borders cities
    [pennants] has pennants
    [cathedral] has a cathedral
    [goods] has goods
    [roadside] has pictures beside it
   *[other] { $field }
}

# A side of a tile.
# $side (N|E|S|W)
sideName = { $side ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[other] { $side }
}

# What a tile shows of an expansion.
# $expansion (traders|tower|robbers|tollkeepers|crop-circles|inns|river|abbot)
symbolOf = { $expansion ->
    [traders] a goods symbol
    [tower] a tower foundation
    [robbers] a money bag
    [tollkeepers] a group of travellers
    [crop-circles] a crop circle
    [inns] an inn or a cathedral
    [river] a river
    [abbot] a garden
   *[other] { $expansion }
}

# What an expansion needs on a tile.
# $expansion (traders|tower|robbers|tollkeepers|crop-circles|inns|river|abbot)
neededBy = { $expansion ->
    [traders] a goods symbol
    [tower] a tower foundation
    [robbers] a money bag
    [tollkeepers] a village
    [crop-circles] a crop circle
    [inns] an inn or a cathedral
    [river] a spring
    [abbot] a garden
   *[other] { $expansion }
}

# What a step of a lesson asks for.
# $wants (next|act|answer|nothing)
wantedNext = { $wants ->
    [next] next
    [act] act
    [answer] answer
    [nothing] nothing, it is done
   *[other] { $wants }
}

# What definitions of JCloisterZone have and Bastide has not.
# $thing (acrobats|author|bag|bazaar|bridge|bush|castle|castle-base|church|circus|city-gate|condition|crater|description|double-edge|dragon|extra-points|family|ferry|festival|first-place|fishing-hut|flying-machine|gamblers-shield|garden-land|gold-mine|highwaymen|hill|inn|labyrinth|letter|licence|mage|market|most|multi-tile|names|needs|picture|pig-herd|pile|plague|portal|princess|quarter|razboynik|removal|requirement|script|shed|shrine|siege|special-monastery|rules-page|symbol|back|own-picture|tile-name|tile-note|travellers|tunnel|village|vineyard|vodyanoy|volcano|wagon|watchtower|well|wind-rose|wooden-bridge|yaga-hut)
foreignThing = { $thing ->
    [acrobats] a place for acrobats
    [author] who made the set
    [bag] a money bag
    [bazaar] a bazaar
    [bridge] the bridge on which one way crosses another
    [bush] a bush
    [castle] a castle
    [castle-base] that a small city may become a castle
    [church] a church
    [circus] a circus
    [city-gate] a city gate
    [condition] when the tile takes part
    [crater] a crater
    [description] the description
    [double-edge] a second city at one edge
    [dragon] a dragon
    [extra-points] points of a single city
    [family] a family
    [ferry] a ferry
    [festival] a festival
    [first-place] where the tile lies at the beginning
    [fishing-hut] a fishing hut
    [flying-machine] a flying machine
    [gamblers-shield] a shield of gamblers
    [garden-land] that a garden is land of its own: it is a sign on the tile there
    [gold-mine] a gold mine
    [highwaymen] highwaymen
    [hill] a hill
    [inn] an inn in this place
    [labyrinth] a labyrinth
    [letter] a letter
    [licence] what others may do with the set
    [mage] a mage or a witch
    [market] a market place
    [most] how many copies there are at most
    [multi-tile] pictures over several tiles
    [names] what the set is called in other languages
    [needs] which expansions its tiles need
    [picture] decoration
    [pig-herd] a herd of pigs
    [pile] that the tile is drawn from a pile of its own
    [plague] a plague
    [portal] a magic portal
    [princess] a princess
    [quarter] a quarter of a town
    [razboynik] a highwayman
    [removal] that tiles of other sets are taken out
    [requirement] which other set is needed
    [script] points that a script counts
    [shed] a shed
    [shrine] a shrine: it is a monastery here
    [siege] a siege
    [special-monastery] a monastery of its own kind: it is an ordinary one here
    [rules-page] the rules page
    [symbol] the mark of the set
    [tile-name] the names of the tiles
    [back] the picture on the backs
    [own-picture] your own pictures on tiles
    [tile-note] the notes of the tiles
    [travellers] travellers
    [tunnel] a tunnel
    [village] the village in which roads end
    [vineyard] a vineyard
    [vodyanoy] a water spirit
    [volcano] a volcano
    [wagon] where a wagon goes on
    [watchtower] a watchtower
    [well] a well
    [wind-rose] a wind rose
    [wooden-bridge] a wooden bridge
    [yaga-hut] a witch's hut
   *[other] { $thing }
}

# What a field may hold.
# $it (null|boolean|whole|negative|number|text|list|object)
expectedKind = { $it ->
    [null] null
    [boolean] true or false
    [whole] a whole number
    [negative] a negative whole number
    [number] a number
    [text] a text
    [list] a list
    [object] an object
   *[other] { $it }
}

# A figure, by the word of files.
# $figure (follower|big-follower|abbot|builder|pig)
figureName = { $figure ->
    [follower] follower
    [big-follower] large follower
    [abbot] abbot
    [builder] builder
    [pig] pig
   *[other] { $figure }
}

# $figure (follower|big-follower|abbot|builder|pig)
figureNames = { $figure ->
    [follower] followers
    [big-follower] large followers
    [abbot] abbots
    [builder] builders
    [pig] pigs
   *[other] { $figure }
}

# What stands where something else was expected.
found-list = a list

found-object = an object

# $text (text)
found-text = "{ $text }"

# $value (text)
found-value = { $value }

# One after the other: words that could stand there, …
# $first (text)
# $next (text)
listed = { $first }, { $next }

# … and what was done.
# $first (text)
# $next (text)
doneThen = { $first }, then { $next }

# Several sentences, each of them whole.
# $first (text)
# $next (text)
sentences = { $first } { $next }

# A reason of the rules, with its rule.
# $reason (text)
# $rule (text)
refusal = { $reason } [{ $rule }]
