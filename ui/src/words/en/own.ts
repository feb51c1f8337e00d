// Scenarios of one's own: made of a moment of a game, listed, played. In English.
import { brief } from "../brief";
import { pluralIn } from "../plural";
import { campaigns } from "./campaigns";
import { about } from "./you";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });

export const own = {
  title: "Scenarios of your own",
  lead: "Moments of your games and positions that you laid, each with an aim. Bots take the other seats.",
  none: "There are none yet. In any game, go to a turn that could have gone otherwise and press “Save as a scenario” below the time line. Or lay a position in Build, and give it an aim.",
  toPlay: "Choose a game",
  label: "The scenario",
  opening: "Opening …",
  place: "A scenario of your own",
  leave: "Leave the scenario",
  back: "Back to the scenarios",
  picture: (title: string) => `The board of “${title}”`,
  tiles: (count: number) => plural(count, { one: "{n} tile to play", other: "{n} tiles to play" }),
  turns: (count: number) =>
    plural(count, { one: "{n} turn of your own", other: "{n} turns of your own" }),
  seats: (you: string, others: readonly string[]) =>
    others.length === 0
      ? about(you, "You play alone", (name) => `You play ${name}, alone`)
      : about(
          you,
          `You play against ${list.format(others)}`,
          (name) => `You play ${name} against ${list.format(others)}`,
        ),
  unproven: "Nothing has shown yet that this aim can be reached.",
  save: "Save as a file",
  saving: { title: "Save the scenario as a file", kind: "Bastide scenarios" },
  came: (title: string) => `“${brief(title)}” stands among your scenarios now.`,
  known: (title: string) => `“${brief(title)}” is among your scenarios already.`,
  remove: "Delete",
  removed: (title: string) => `Deleted: “${brief(title)}”.`,
  restored: (title: string) => `“${brief(title)}” is back.`,
  undoRemove: "Bring it back",
  end: { ...campaigns.end, title: "Scenario finished" },
  making: {
    title: "Save as a scenario",
    lead: (turn: number) =>
      `It begins with turn ${turn}, before its tile was laid. Bots take the other seats, and the tiles come in the same order every time.`,
    name: "Title",
    named: (turn: number) => `From turn ${turn} on`,
    seat: "You play",
    aim: "The aim",
    aims: {
      win: "Win, alone or level",
      "win-alone": "Win alone",
      points: "Reach a number of points",
    },
    points: "Points",
    pointsThen: (seat: string, score: number) => {
      const points = plural(score, { one: "{n} point", other: "{n} points" });
      return about(
        seat,
        `You have ${points} as it begins.`,
        (name) => `${name} has ${points} as it begins.`,
      );
    },
    tiles: "Tiles until the end",
    tilesLeft: (count: number) =>
      plural(count, { one: "{n} tile is left.", other: "{n} tiles are left." }),
    note: "What you say before it begins",
    noteText: "Up to 30 words. May stay empty.",
    noteLong: (words: number | string, most: number | string) =>
      `This has ${words} words. Say it in ${most} at most.`,
    save: "Save",
    trying: "A bot tries to reach the aim …",
    noWay: {
      what: (tries: number) =>
        `No bot reached this aim in ${plural(tries, { one: "{n} try", other: "{n} tries" })}.`,
      todo: "A person may still do it. Ask for less, or save it as it is.",
      save: "Save it as it is",
    },
    wrong: (count: number) =>
      plural(count, {
        one: "It cannot be saved like that, for one reason:",
        other: "It cannot be saved like that, for {n} reasons:",
      }),
    kept: (title: string) => `“${brief(title)}” is saved. It stands with the campaigns.`,
    play: "Play it now",
    goOn: "Go on with the game",
  },
};
