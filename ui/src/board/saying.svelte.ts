// What is shown over a board is also said: where the hand is, what is looked at, why something is refused. It shows nothing.
import { namingOf } from "../pieces/seat-look";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { sounds } from "../state/sounds.svelte";
import type { Hand } from "./hand.svelte";
import type { Inquiry } from "./inquiry.svelte";
import type { Interaction, Scene } from "./scene";

/** Called while a board is made; it says as long as that board is there. */
export const sayAloud = (
  hand: Hand,
  inquiry: Inquiry,
  scene: () => Scene,
  interaction: () => Interaction,
): void => {
  const naming = () => namingOf(scene().owners, t().table.seats);

  const aimedAt = $derived.by(() => {
    const words = t().board;
    if (hand.tile && hand.aim)
      return words.aimed(hand.aim.x, hand.aim.y, hand.rotation, hand.spot !== undefined);
    const choice = hand.marked?.choice;
    const action = choice ? choice.spokenAs : hand.marked?.refused[0]?.action;
    if (!action) return "";
    const text = t().choices.describe(action, naming(), scene().landed, scene().context);
    return choice ? (choice.said ?? text) : words.refused(text);
  });
  $effect(() => {
    announcer.point(aimedAt);
  });

  // What lies on a cell that is looked at, and how much fits there.
  $effect(() => {
    const cell = inquiry.inspected;
    if (!cell) return;
    const { fits } = t().board.cell;
    const text = interaction().describe?.(cell) ?? "";
    announcer.answer(cell.free ? `${text} ${fits(cell.fits, cell.left)}` : text);
  });

  $effect(() => {
    for (const { reasons } of hand.refusals)
      announcer.answer(reasons.map((reason) => t().reason(reason, naming())).join(" "));
    if (hand.refusals.length > 0) sounds.play("refusal");
  });
};
