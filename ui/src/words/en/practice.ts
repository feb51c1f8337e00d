// Practice, in English: what can be asked, how well it is known, what is said in a sitting.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

const wrongAnswers = (count: number): string =>
  plural(count, { one: "{n} wrong answer", other: "{n} wrong answers" });

export const practice = {
  place: (number: number, of: number) => `Practice · question ${number} of ${of}`,
  begin: "Begin",
  due: (rules: number, own: number) =>
    own === 0
      ? rules === 0
        ? "Nothing is due today. A sitting keeps the rest fresh."
        : plural(rules, { one: "{n} rule is due today.", other: "{n} rules are due today." })
      : rules === 0
        ? plural(own, {
            one: "No rule is due today; {n} decision from your own games is.",
            other: "No rule is due today; {n} decisions from your own games are.",
          })
        : plural(rules, {
            one: plural(own, {
              one: `${rules} rule and {n} decision from your own games are due today.`,
              other: `${rules} rule and {n} decisions from your own games are due today.`,
            }),
            other: plural(own, {
              one: `${rules} rules and {n} decision from your own games are due today.`,
              other: `${rules} rules and {n} decisions from your own games are due today.`,
            }),
          }),
  length: "Up to eight questions, about five minutes. What you miss comes once more at the end.",
  daily: {
    title: "Puzzle of the day",
    text: "One question, the same for everybody today.",
    begin: "Solve it",
  },
  exam: {
    take: "Take the exam",
    title: "Exam",
    place: (number: number, of: number) => `Exam · question ${number} of ${of}`,
    /** What whoever takes it must know. */
    text: (of: number, mayMiss: number) =>
      `${plural(of, {
        one: "{n} question about this course, without hints. Only your first answer counts.",
        other:
          "{n} questions about this course, without hints. Only your first answer to each counts.",
      })} You pass with at most ${wrongAnswers(mayMiss)}. The end shows what you missed.`,
    over: "The exam is over",
    outcome: (right: number, of: number) =>
      plural(right, {
        one: `{n} of ${of} questions was right at once.`,
        other: `{n} of ${of} questions were right at once.`,
      }),
    result: (passed: boolean, mayMiss: number) =>
      passed
        ? "You passed: the course counts as learned."
        : `Not passed yet: you pass with at most ${wrongAnswers(mayMiss)}.`,
    all: "You missed no rule.",
    missed: "What you missed",
    lesson: (title: string) => `To the lesson: ${title}`,
    again: "Take it again, on other boards",
  },
  kinds: "What can be asked",
  decisions: {
    title: "Decisions",
    lead: "Boards from games of strong bots, with the boxes on your shelf. No rule says what is best: find what gives up least.",
    begin: "A sitting of decisions",
  },
  /** Decisions out of games of one's own. */
  own: {
    title: "From your own games",
    lead: "What you lost in games of yours, on the boards as they were. You find it in the review of a game that is over.",
    none: "There is nothing here yet. Open the review of a game that is over, and have it ask you again what you lost.",
    toPlay: "To your games",
    begin: "A sitting of your own",
    from: (turn: number, name: string | null) =>
      name === null ? `Turn ${turn} of a game without a name` : `Turn ${turn} of “${name}”`,
    asking: (turn: number, name: string | null) =>
      name === null
        ? `From a game of yours without a name, turn ${turn}.`
        : `From your game “${name}”, turn ${turn}.`,
    only: (what: string) => `Practise this: ${what}`,
    when: (days: number) =>
      days === 0
        ? "It is asked today."
        : plural(days, {
            one: "It is asked again in {n} day.",
            other: "It is asked again in {n} days.",
          }),
    look: "Look at it",
    lookThere: "Look at it in the game",
    remove: "Put away",
    putAway: (what: string) => `Put away: ${what}`,
    bringBack: "Bring it back",
    isBack: (what: string) => `It is asked again: ${what}`,
    onceMore: "Once more, on the same board.",
    then: "What you did then",
    isThen: "You did this.",
    right: "Nothing came out better.",
    gives: (points: number) =>
      plural(points, { one: "Gives up about {n} point.", other: "Gives up about {n} points." }),
    each: (count: number) =>
      plural(count, {
        one: "What the {n} move gives up",
        other: "What each of the {n} moves gives up",
      }),
  },
  decided: {
    best: "Your tile, and a figure or none: the move that is worth most.",
    cost: "Three places are marked. On one of them your tile loses least.",
    outs: "Count the tiles left that fill a gap, or complete the land.",
    steal: "A move that makes somebody else’s land pay you.",
    send: "The tile lies. Who goes where, or does everybody stay?",
    follow: "Somebody could soon share what is yours. Keep it.",
    taught: "Steps of lessons, turned, and with other names at the table.",
  } as Record<string, string>,
  only: (kind: string) => `Practise this: ${kind}`,
  /** A list too long to stand open. */
  rulesOf: (count: number) => plural(count, { one: "{n} rule", other: "{n} rules" }),
  starred: "* The printed rules leave this open. Press it to read how it is played here, and why.",
  mastery: {
    new: "New",
    seen: "Met",
    due: "Due",
    solid: "Solid",
  } as Record<string, string>,
  masteryText: {
    new: "You have not met this yet.",
    seen: "You have met this. Three right answers on two days make it solid.",
    due: "It is time to ask you again.",
    solid: "You know this: three right answers, different boards, different days.",
  } as Record<string, string>,
  kind: {
    places: "Where a tile fits",
    fits: "Which tile still fits",
    refusal: "Why a place is refused",
    road: "Points of a road",
    city: "Points of a city",
    monastery: "Points of a monastery",
    field: "Points of a field",
    majority: "Who is paid",
    home: "Who comes home",
    follower: "Where a follower may stand",
    ending: "If the game ended now",
    winner: "Who would win",
    wealth: "Who would win by goods",
    splendour: "Inns and cathedrals",
    builder: "Where the builder may go",
    pig: "Where the pig may graze",
    goods: "Who takes the goods",
    capture: "Whom a floor can capture",
    robbery: "What a robber takes",
    toll: "What a tollhouse collects",
    bend: "Where a river may not run",
    recall: "What an abbot brings",
    taught: "Lessons, seen anew",
    best: "The best move",
    cost: "The smallest loss",
    outs: "How many tiles would do",
    steal: "Take your share",
    send: "Whom to send",
    follow: "Keep what you have",
  } as Record<string, string>,
  next: "Next question",
  finish: "End the sitting",
  leave: "Leave practice",
  helped: "Right, with help",
  over: "The sitting is over",
  outcome: (right: number, of: number) =>
    right === of
      ? `All ${of} right at once.`
      : `${right} of ${of} right at once. What was missed comes again soon.`,
  again: "Another sitting",
  back: "To practice",
  opening: "A question is cut from a game …",
  onceMore: "Once more, on another board.",
  none: "No question could be found. Try another kind.",
};
