// The list of games and the table before a game, in English.
import { brief } from "../brief";
import { listIn, momentIn } from "../list";
import { pluralIn } from "../plural";
import { piecesOf } from "./pieces";
import { expansions } from "./expansions";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");

export const play = {
  continueText: "Where you left off",
  newGame: "New game",
  games: "Your games",
  earlier: (count: number) =>
    plural(count, { one: "Show {n} older game", other: "Show older games ({n})" }),
  none: "No game lies here yet. Start one: it is kept from its first tile on, and nothing is lost when you close the window.",
  resume: "Resume",
  look: "Look back",
  trial: (name: string) => `${name} (trial)`,
  /** Above the board. */
  trialOf: (name: string) => `A trial from “${name}”, which stays as it was.`,
  lookedAt: "A moment from the review.",
  toReview: "Back to the review",
  branch: (step: number, name: string | null) =>
    `Played on from step ${step} of ${name === null ? "a game that is gone" : `“${name}”`}`,
  finished: "Finished",
  touched: (instant: Date) => moment(instant),
  tiles: (count: number) => plural(count, { one: "{n} tile", other: "{n} tiles" }),
  ownTiles: "Chosen tiles",
  withExpansions: (names: readonly string[]) => `With ${list.and(names)}`,
  picture: (name: string) => `The board of ${name}`,
  rename: "Rename",
  renamed: "Renamed.",
  nameOf: "Name of the game",
  keep: "Save the name",
  remove: "Delete",
  removed: (name: string) => `“${brief(name)}” was deleted.`,
  undoRemove: "Undo",
  restored: (name: string) => `“${brief(name)}” is back.`,
  open: "Open a file",
  save: "Save as a file",
  export: "Copy as text",
  exportTitle: "The game as text",
  exportText:
    "This text holds the whole game: its name, players and colours, tiles, rules and every decision. Copy it to give it to someone.",
  import: "Paste a game",
  importTitle: "A game from text",
  importText: "Paste the text of a game here.",
  importLabel: "The text of the game",
  importDo: "Add the game",
  imported: (name: string) => `“${brief(name)}” was added.`,
  importFaults: (count: number) =>
    plural(count, { one: "This text has {n} fault.", other: "This text has {n} faults." }),
  at: (path: string) => `${path}: `,
  fresh: {
    help: "Help at the table",
    helpText:
      "What a game may tell you is chosen on the board and in the settings; here for all of this game.",
    locked: "Locked table",
    lockedText:
      "No odds, no hints, no reasons of the bots, no question before a blunder, and nothing is taken back, until the game is over.",
    title: "New game",
    lead: "Who plays, with which tiles, and by which rules.",
    seats: "Seats",
    seatsText: "In the order of turns. From one to six.",
    seat: (number: number) => `Seat ${number}`,
    name: "Name",
    nameOf: (number: number) => `Name at seat ${number}`,
    who: "Who plays",
    whoAt: (number: number) => `Who plays at seat ${number}`,
    person: "A person",
    bots: "Bots",
    botNames: ["Odo", "Berta", "Gui", "Alys", "Remi", "Joan"],
    personNames: ["Anna", "Ben", "Clara", "David", "Eva", "Felix"],
    colour: (number: number) => `Colour of seat ${number}`,
    colours: ["red", "blue", "yellow", "teal", "black", "white"],
    coloursBlind: ["orange", "blue", "yellow", "sky blue", "black", "white"],
    pattern: (number: number) => `Pattern of seat ${number}`,
    patterns: {
      plain: "plain",
      stripes: "stripes",
      dots: "dots",
      bars: "bars",
      checks: "checks",
      waves: "waves",
    },
    add: "Add a seat",
    removeSeat: (number: number) => `Remove seat ${number}`,
    up: (number: number) => `Seat ${number} one place earlier`,
    table: {
      title: "On the table",
      text: "Tick the boxes that lie on your table, in any number. Each brings its tiles, its pieces and its rules.",
      always: "Always on the table.",
      inBox: (count: number) => plural(count, { one: "{n} tile", other: "{n} tiles" }),
      withoutTiles: "pieces, no tiles",
      tiles: (count: number) =>
        plural(count, {
          one: "The game has {n} tile, the one at the start included.",
          other: "The game has {n} tiles, the one at the start included.",
        }),
      /** What lies on the table at the start where an expansion brings a tile of its own for that. */
      begins: expansions.begins,
      pieces: (pieces: readonly { piece: string; count: number }[]) =>
        `Each player begins with ${list.and(pieces.map(({ piece, count }) => piecesOf(piece, count)))}.`,
      ownLies: (name: string) => `Your mix “${name}” lies on the table instead of boxes.`,
      shelf: (names: readonly string[]) => `On your shelf: ${list.and(names)}.`,
      noShelf: "Your shelf is empty: remember the boxes that are yours.",
      remember: "Remember these as my shelf",
      remembered: "Your shelf is remembered.",
      shortcuts: "Tick several boxes with one press",
      own: "Instead of boxes",
    },
    course: {
      state: { new: "Not begun", begun: "Begun", learned: "Learned" },
      open: { new: "Learn it", begun: "Go on learning", learned: "Learn it again" },
    },
    options: "Rules to choose",
    optionsText: "Where the printed rules leave something open. The first answer is the usual one.",
    seed: "Seed",
    seedText: "The same seed, tiles and seats give the same order of draws.",
    seedLabel: "Seed, a whole number",
    seedBad: "A seed is a whole number from 0 to 4294967295.",
    anotherSeed: "Another",
    gameName: "Name of the game",
    gameNameText: "So that you find it again. It may stay empty.",
    start: "Start the game",
    back: "Back to the games",
    usual: (value: string) => `${value} (as usual)`,
    same: "Two seats cannot wear one colour: they have changed places.",
  },
};
