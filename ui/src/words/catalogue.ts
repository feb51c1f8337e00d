// Everything the window says, area by area.
import { advice } from "./advice";
import { board } from "./board";
import { bots } from "./bots";
import { build } from "./build";
import { campaigns } from "./campaigns";
import { choices } from "./choices";
import { data } from "./data";
import { events } from "./events";
import { files } from "./files";
import { fault } from "./fault";
import { guides } from "./guides";
import { lab } from "./lab";
import { land } from "./land";
import { lesson } from "./lesson";
import { practice } from "./practice";
import { problem } from "./problems";
import { odds } from "./odds";
import { campaignEditor } from "./campaign-editor";
import { carried } from "./carried";
import { position } from "./position";
import { play } from "./play";
import { print } from "./print";
import { realTable } from "./real-table";
import { reason } from "./reasons";
import { rescue } from "./rescue";
import { review } from "./review";
import { coursesOf, expansions } from "./expansion-words";
import { spoken } from "./spoken";
import { statistics } from "./statistics";
import { storage } from "./storage";
import { table } from "./table";
import { tiles } from "./tiles";
import { extended, type Messages } from "./extended";

const areas = {
  screens: (m: Messages) => m.pages,
  settings: (m: Messages) => m.settings,
  storage,
  rescue,
  data,
  files,
  fault,
  problem,
  about: (m: Messages) => m.about,
  advice,
  damaged: (m: Messages) => m.damaged,
  deleted: (m: Messages) => m.deleted,
  play,
  odds,
  realTable,
  bots,
  campaigns,
  own: (m: Messages) => extended(m.own, { end: { ...campaigns(m).end, title: m.own.end.title } }),
  campaignEditor,
  guides,
  carried,
  position,
  learn: (m: Messages) => extended(m.learn, { courseText: coursesOf(m) }),
  lesson,
  practice,
  table,
  tiles,
  totals: (m: Messages) => m.totals,
  rulebook: (m: Messages) => m.rulebook,
  board,
  build,
  foreign: (m: Messages) => m.foreign,
  share: (m: Messages) => m.share,
  examples: (m: Messages) => m.examples,
  lab,
  review,
  statistics,
  print,
  events,
  expansions,
  choices,
  reason,
  land,
  spoken,
};

type Areas = { [Area in keyof typeof areas]: ReturnType<(typeof areas)[Area]> };

export type Words = Areas & Messages["frame"];

/** An area is made when something of it is first said. */
export const wordsOf = (messages: Messages): Words => {
  const words = {};
  for (const [area, make] of Object.entries(areas))
    Object.defineProperty(words, area, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value: unknown = make(messages);
        Object.defineProperty(words, area, { enumerable: true, value });
        return value;
      },
    });
  return extended(messages.frame, words) as Words;
};
