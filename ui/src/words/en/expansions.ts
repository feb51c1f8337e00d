// What each expansion adds to the words, in English, side by side. Adding one is a line in each list that it adds to.
import * as abbot from "../../expansions/abbot/words/en";
import * as crops from "../../expansions/crop-circles/words/en";
import * as inns from "../../expansions/inns/words/en";
import * as river from "../../expansions/river/words/en";
import * as robbers from "../../expansions/robbers/words/en";
import * as tolls from "../../expansions/tollkeepers/words/en";
import * as tower from "../../expansions/tower/words/en";
import * as traders from "../../expansions/traders/words/en";

import type { PluralForms } from "../plural";
import type { Action, ActionLandmarks, Event, PlayerNames } from "../vocabulary";

export const expansions = {
  own: {
    crops: crops.own,
    robbers: robbers.own,
    tollkeepers: tolls.own,
    tower: tower.own,
    traders: traders.own,
  },
  actions: {
    ...abbot.actions,
    ...tower.actions,
    ...tolls.actions,
    ...robbers.actions,
    ...crops.actions,
  },
  called: { ...tower.called, ...tolls.called } as ActionLandmarks,
  events: {
    ...traders.events,
    ...tower.events,
    ...robbers.events,
    ...tolls.events,
    ...crops.events,
  },
  put: { ...tower.put, ...tolls.put } as {
    readonly [Type in Event["type"]]?: (event: Event, name: PlayerNames) => string;
  },
  phases: { ...tower.phases, ...robbers.phases, ...crops.phases },
  /** What is asked where nothing else can be done. */
  asked: { ...abbot.asked } as { readonly [Type in Action["type"]]?: (name: string) => string },
  now: { ...tower.now, ...robbers.now, ...crops.now },
  left: { ...abbot.left, ...tower.left, ...crops.left },
  reasons: {
    ...abbot.reasons,
    ...crops.reasons,
    ...river.reasons,
    ...robbers.reasons,
    ...tolls.reasons,
    ...tower.reasons,
    ...traders.reasons,
  },
  sources: {
    ...abbot.sources,
    ...traders.sources,
    ...tolls.sources,
    ...robbers.sources,
    ...tower.sources,
  },
  causes: {
    ...abbot.causes,
    ...traders.causes,
    ...tolls.causes,
    ...robbers.causes,
    ...tower.causes,
  },
  counted: { ...traders.counted, ...robbers.counted, ...tower.counted, ...tolls.counted },
  motives: { ...abbot.motives },
  weighed: {
    ...abbot.weighed,
    ...traders.weighed,
    ...tower.weighed,
    ...robbers.weighed,
    ...tolls.weighed,
    ...crops.weighed,
  } as Readonly<Record<string, string>>,
  lines: { ...robbers.lines, ...tower.lines },
  pieces: { ...tower.pieces, ...robbers.pieces, ...tolls.pieces } as Readonly<
    Record<string, PluralForms>
  >,
  begins: { river: river.begins } as Readonly<Record<string, { text: string; rule: string }>>,
  courses: {
    abbot: abbot.course,
    "crop-circles": crops.course,
    inns: inns.course,
    river: river.course,
    robbers: robbers.course,
    tollkeepers: tolls.course,
    tower: tower.course,
    traders: traders.course,
  } as Readonly<Record<string, string>>,
};
