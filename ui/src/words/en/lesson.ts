// What is said in a lesson beside its own texts, in English.
import { pluralIn } from "../plural";
import type { Aim, Given } from "../../ipc";
import type { PlayerNames } from "../vocabulary";
import { capital } from "./facts";
import { isLand, kinds, spots, turns } from "./nouns";
import { reason } from "./reasons";
import { at as standing, thePlace, where, whereFrom } from "./where";
import { people } from "./you";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });

/** A place of the board, so that it can be chosen from a list. */
const aim = ({ x, y, kind, at }: Aim): string =>
  kind === null || at === null
    ? capital(whereFrom({ x, y }))
    : `${capital(kinds[kind])}${isLand(kind) && at !== "I" ? ` ${spots[at]}` : ""}, ${whereFrom({ x, y })}`;

/** `land` tells a tile by its design. */
const given = (answer: Given, name: PlayerNames, land: (tile: string) => string): string => {
  switch (answer.kind) {
    case "yes-no":
      return answer.yes ? "Yes" : "No";
    case "number":
      return String(answer.number);
    case "players":
      return answer.players.length === 0 ? "Nobody" : list.format(people(answer.players.map(name)));
    case "reason":
      return reason({ code: answer.code, rule: "" }, name);
    case "tile":
      return capital(land(answer.tile));
    case "places":
      return answer.places.length === 0 ? "None" : answer.places.map(aim).join("; ");
  }
};

type Cell = Pick<Aim, "x" | "y">;

/** Parts of the table that a lesson points at; what is named otherwise has its words elsewhere. */
const parts: Readonly<Record<string, string>> = {
  hand: "the tile in hand",
  score: "the scores",
  supply: "what lies before each player",
  track: "the score track",
  bag: "the tiles that are left",
  task: "the task",
};

/** What a lesson points at on the board, or beside it. */
const pointed = (
  thing:
    | { kind: keyof typeof kinds; cells: readonly Cell[] }
    | { cell: Cell }
    | { figure: Cell }
    | { from: Cell; to: Cell }
    | { part: string },
): string => {
  if ("part" in thing) return parts[thing.part] ?? thing.part;
  if ("cells" in thing)
    return thing.cells.length === 1
      ? `the ${kinds[thing.kind]} ${thing.cells.map(standing).join("")}`
      : `the ${kinds[thing.kind]} on ${plural(thing.cells.length, { one: "{n} tile", other: "{n} tiles" })}: ${thing.cells.map(where).join("; ")}`;
  if ("cell" in thing) return thePlace(thing.cell);
  if ("figure" in thing) return `the figure ${standing(thing.figure)}`;
  return `from ${where(thing.from)} to ${where(thing.to)}`;
};

/** What is lost by asking. */
const worth = (stars: number): string => plural(stars, { one: "−{n} star", other: "−{n} stars" });

export const lesson = {
  label: "The lesson",
  table: "The table",
  opening: "Opening the lesson …",
  place: (course: string, number: number) => `${course} ${number}`,
  leave: "Leave the lesson",
  leaveText: "Everything is kept.",
  steps: "The steps",
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  stepState: {
    done: "done",
    now: "you are here",
    ahead: "still to come",
    fresh: "new since you finished it",
  },
  kinds: {
    say: "Read",
    show: "Watch",
    do: "Your move",
    predict: "Guess first",
    "find-best": "Find the best",
    "find-all": "Find them all",
    spot: "What is wrong?",
    play: "Play on",
    make: "Your turn to build",
  },
  /** Above the sentence of an aim. */
  toReach: "To be reached",
  /** Aims that the task does not name, each a sentence of its author. */
  starAims: (aims: readonly string[]) => `For all three stars: ${aims.join(" · ")}`,
  turns: (over: number, of: number) => `Turn ${Math.min(over + 1, of)} of ${of}`,
  stars: (stars: number) =>
    plural(stars, { one: "{n} star of three", other: "{n} stars of three" }),
  starsLeft: (stars: number) =>
    plural(stars, { one: "{n} star can still be won", other: "{n} stars can still be won" }),
  /** Each a sentence: places have commas of their own. */
  pointedAt: (things: readonly string[]) => `Pointed at: ${things.map(capital).join(". ")}.`,
  pointed,
  /** A tile that somebody wants to lay, as it would lie there. */
  wished: (cell: Cell, rotation: number, land: string) =>
    `The tile would lie ${standing(cell)}, ${turns[rotation] ?? ""}: ${land}.`,
  answers: "Answers",
  /** At an answer that was given. */
  tried: "Tried: not right",
  given,
  aim,
  /** An answer in a list of sentences: a reason is one already. */
  listed: (answer: Given, name: PlayerNames, land: (tile: string) => string) =>
    answer.kind === "reason" ? given(answer, name, land) : `${given(answer, name, land)}.`,
  /** By these numbers answers are chosen where they are only heard. */
  numbered: (number: number, sentence: string) => `${number}: ${sentence}`,
  /** Numbers are chosen by themselves. */
  numbers: (numbers: readonly number[]) =>
    numbers.length === 0 ? "The answer is a number." : `Answers: ${numbers.join(", ")}.`,
  manyPlaces: (places: number) =>
    plural(places, {
      one: "The command “choices” tells {n} place.",
      other: "The command “choices” tells {n} places.",
    }),
  markedAll: "That is all that you marked.",
  point: "Choose here, or on the board.",
  pointAll: "Mark every place you mean, here or on the board.",
  marked: (count: number) => plural(count, { one: "{n} place marked", other: "{n} places marked" }),
  thatIsAll: "That is all",
  number: "Your answer, a number",
  answerIt: "Answer",
  /** A reason is a whole sentence already. */
  you: (answer: Given, name: PlayerNames, land: (tile: string) => string) =>
    answer.kind === "reason"
      ? `Your answer: ${given(answer, name, land)}`
      : `Your answer: ${given(answer, name, land)}.`,
  judged: {
    right: "Right",
    wrong: "Not quite",
    refused: "That is not allowed",
    done: "Done for you",
  } as Readonly<Record<string, string>>,
  /** By how many answers a question was answered in the end. */
  tries: { 2: "Right at the second try", 3: "Right at the third try" } as Readonly<
    Record<number, string>
  >,
  notAtOnce: "Right, but not at once",
  /** How it was judged, as a sentence. */
  judgedSo: (judged: string) => `${judged}.`,
  noMistake: "Trying it costs nothing.",
  takenBack: "“Try again” takes it back.",
  other: "That is not it.",
  value: (answer: string) => `The answer is ${answer}.`,
  imagined: "Imagined: the board stays as it was.",
  moves: "What happens",
  move: (number: number, all: number) => `Move ${number} of ${all}`,
  earlier: "One move back",
  later: "One move on",
  next: "Go on",
  nextMove: "Next move",
  tryAgain: "Try again",
  toLast: "Skip to the last move",
  yourTurn: "Your turn",
  hint: "Hint",
  hints: ["Hint", "Show me where", "Show every place", "Do it for me"],
  /** Of free turns one way is known, and others may do as well. */
  hintsOfTurns: ["Hint", "Show me where", "Show one right place", "Do it for me"],
  hintsOfChoices: ["Hint", "Show me where", "Leave me two answers", "Tell me"],
  hintsOfAnswers: ["Hint", "Show me where", "Show how it is counted", "Tell me"],
  /** What help is called, and what it costs before anybody asks for it. */
  hintFor: (called: string, stars: number) =>
    stars === 0 ? called : `${called} (${worth(stars)})`,
  hintCosts: (stars: number) =>
    stars === 0 ? "This hint costs nothing." : "This hint costs a star. Further ones cost nothing.",
  unsay: "A slip: do not count it",
  unsayText: "What was wrong is taken back and counts for nothing, once in a step.",
  nudge: "Hint",
  litArea: "Look where the board is lit.",
  litPlaces: "What is right is lit on the board.",
  left: "One of these two:",
  why: "Why?",
  takeBack: "Take back",
  retry: "Begin this step again",
  skip: "Skip",
  back: "Step back",
  rules: "Rules",
  says: (name: string, words: string) => `${name}: “${words}”`,
  desk: {
    label: "The desk",
    later: "First go on: nothing is changed in this step.",
    hints: ["Hint", "Tell me the next thing", "Tell me each thing", "Do it for me"],
    first: "What the lesson does next:",
    way: "What the lesson does:",
    run: "Let the lab play",
    weigh: (games: number) =>
      plural(games, { one: "Let the lab play {n} game", other: "Let the lab play {n} games" }),
    weighed: (games: number) =>
      plural(games, {
        one: "{n} game of this mix was played.",
        other: "{n} games of this mix were played.",
      }),
    notWeighed: "This mix was not played yet.",
    keep: {
      tile: "Keep this tile",
      set: "Keep this set",
      mix: "Keep this mix",
      lab: "Keep this mix",
    },
    kept: "It is in your list now.",
    open: "Open it",
  },
  trial: {
    what: "You are looking at one step of this lesson.",
    why: "Nothing is counted, and your own way through it stays as it was.",
    whole: "Open the whole lesson",
    back: "Back to the rulebook",
    game: "Back to the game",
    enough: "That was it. The rest can wait; your game is as you left it.",
  },
  path: {
    place: "The short way",
    page: "All you must know",
    pageText: "All you must know at the table. Each line opens its rules.",
    passed: "You know the base game",
    passedText: "Its lessons count as met. They stay open to you.",
    notPassed: "Not yet",
    notPassedText: "Seven of the eight must be right. The lessons show the rest.",
    rightOf: (right: number, all: number) =>
      plural(all, {
        one: `${right} of {n} question right`,
        other: `${right} of {n} questions right`,
      }),
    toBoxes: "On to the boxes",
    toLessons: "To the lessons",
  },
  /** The rules of turns that were played freely. */
  cameUp: {
    title: "Rules that came up",
    text: "Press a turn to see the board as it was then.",
    turn: (turn: number) => `turn ${turn}`,
    over: "the end",
    lookInTurn: (rule: string, turn: number) => `${rule}: show the board after turn ${turn}`,
    lookAtEnd: (rule: string) => `${rule}: show the board at the end`,
    toEnd: "Back to the end of the game",
    never: "Rules that never came up",
  },
  end: {
    title: "Lesson finished",
    learned: "What you learned",
    how: {
      3: "Every move right, none with a hint.",
      2: "At most one mistake.",
      1: "Finished.",
    } as Readonly<Record<number, string>>,
    /** For those who were given aims. */
    aims: (reached: number, all: number) =>
      reached < all
        ? plural(all, {
            one: `${reached} of {n} aim reached`,
            other: `${reached} of {n} aims reached`,
          })
        : plural(all, { one: "Aim reached", other: "All {n} aims reached" }),
    standings: "How it stands",
    summary: (mistakes: number, hints: number, skipped: number) =>
      list.format([
        mistakes === 0
          ? "No mistake"
          : plural(mistakes, { one: "{n} mistake", other: "{n} mistakes" }),
        hints === 0 ? "no hint" : plural(hints, { one: "{n} hint", other: "{n} hints" }),
        ...(skipped > 0
          ? [plural(skipped, { one: "{n} step skipped", other: "{n} steps skipped" })]
          : []),
      ]),
    guesses: (count: number) =>
      plural(count, {
        one: "{n} wrong guess, which costs nothing.",
        other: "{n} wrong guesses, which cost nothing.",
      }),
    moreAims: "For more stars: reach every aim.",
    best: (stars: number) =>
      `Your best: ${plural(stars, { one: "{n} star", other: "{n} stars" })}.`,
    more: {
      2: "For the third star: no mistake, and no hint.",
      1: "For more stars: at most one mistake, and nothing skipped.",
    } as Readonly<Record<number, string>>,
    next: (title: string) => `Next: ${title}`,
    practise: "Practise this",
    again: "Once more",
    map: "All lessons",
    last: "That was the last lesson there is.",
    reached: "reached",
    notReached: "not reached",
  },
};
