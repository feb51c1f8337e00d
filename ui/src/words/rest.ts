// What is said on all screens but the first, area by area: read after the first picture.
import { advice } from "./advice";
import { board } from "./board";
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
import { lessonDesk } from "./lesson-desk";
import { practice } from "./practice";
import { problem } from "./problems";
import { odds } from "./odds";
import { campaignEditor } from "./campaign-editor";
import { carried } from "./carried";
import { position } from "./position";
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

export const rest = {
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
  odds,
  realTable,
  campaigns,
  own: (m: Messages) => extended(m.own, { end: { ...campaigns(m).end, title: m.own.end.title } }),
  campaignEditor,
  guides,
  carried,
  position,
  learn: (m: Messages) => {
    const { playWell, ...text } = m.learn.courseText;
    const courseText: Readonly<Record<string, string>> = {
      ...text,
      ...coursesOf(m),
      "play-well": playWell,
    };
    return extended(m.learn, { courseText });
  },
  lesson,
  lessonDesk,
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
