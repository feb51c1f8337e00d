// Which expansions a draft has: those chosen, or else those of its mix. Knows no rule of theirs.
import type { MixView, RoomKey } from "../../ipc";
import type { Draft } from "./draft.svelte";

export const roomsOf = (draft: Draft, mixes: readonly MixView[]): RoomKey[] =>
  draft.rooms ?? mixes.find((mix) => mix.id === draft.mix)?.rooms ?? [];
