// All expansions, and what they bring, kind by kind. Adding one is a line.
import type { FigureOwner } from "../art";
import type { SceneName } from "../pieces/standing";
import type { Action, Cell, ChoiceView, GameView, ExpansionKey, SeatView, Event } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";
import { abbot } from "./abbot/abbot";
import { cropCircles } from "./crop-circles/crop-circles";
import { inns } from "./inns/inns";
import { river } from "./river/river";
import { robbers } from "./robbers/robbers";
import type { TowerOnTile, PiecesOnTile, Expansion, Sign, Ways } from "./expansion";
import { tollkeepers } from "./tollkeepers/tollkeepers";
import { tower } from "./tower/tower";
import { traders } from "./traders/traders";

/** In the order in which what they bring stands in front of a seat. */
export const expansions: Readonly<Record<ExpansionKey, Expansion>> = {
  inns,
  abbot,
  traders,
  tower,
  robbers,
  tollkeepers,
  "crop-circles": cropCircles,
  river,
};

const all = Object.values(expansions);

const first = <Answer>(
  answer: (expansion: Expansion) => Answer | undefined,
): Answer | undefined => {
  for (const expansion of all) {
    const given = answer(expansion);
    if (given !== undefined) return given;
  }
  return undefined;
};

export const chips = all.flatMap((expansion) => expansion.chips ?? []);

export const followers = all.flatMap((expansion) => expansion.follower ?? []);

export const flights: Ways = Object.assign(
  {},
  ...all.map((expansion) => expansion.flights),
) as Ways;

export const onTrack = all.flatMap((expansion) => expansion.onTrack ?? []);

export const piecesOf = (land: TowerOnTile) =>
  all.flatMap((expansion) => expansion.pieces?.(land) ?? []);

/** What is called by a number, where it lies. */
export const namesOf = ({ landmarks }: GameView): SceneName[] =>
  landmarks.flatMap(({ what, x, y, number }) =>
    all.flatMap(({ numbered }) => {
      if (numbered?.what !== what) return [];
      const { on, plate, label = String, whileChosen = false } = numbered;
      return [{ x, y, on, plate, label: label(number), whileChosen }];
    }),
  );

export const builtOn = (view: TowerOnTile & Pick<GameView, "landmarks">, cell: Cell): string[] => {
  const name = namingOf(view.seats, t().table.seats);
  return all.flatMap((expansion) => {
    const here = view.landmarks.find(
      ({ what, x, y }) => what === expansion.numbered?.what && x === cell.x && y === cell.y,
    );
    return expansion.stands?.(view, cell, name, here?.number) ?? [];
  });
};

export const frontOf = (seat: SeatView, name: PlayerNames): string[] =>
  all.flatMap((expansion) => expansion.front?.(seat, name) ?? []);

export const liesIn = (
  action: Action,
  me: number,
  owner: FigureOwner,
  land: TowerOnTile,
): PiecesOnTile | undefined => first((expansion) => expansion.lies?.(action, me, owner, land));

export const signIn = (action: Action, me: number, land: TowerOnTile): Sign | undefined =>
  first((expansion) => expansion.sign?.(action, me, land));

export const notesOn = (choice: ChoiceView): string[] =>
  all.flatMap((expansion) => expansion.note?.(choice) ?? []);

export const takenIn = (event: Event) => first((expansion) => expansion.taken?.(event));

export const putIn = (event: Event) => first((expansion) => expansion.put?.(event));

export const placedIn = (action: Action) => first((expansion) => expansion.places?.(action));
