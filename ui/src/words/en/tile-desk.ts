// What is said where a tile is drawn, in English.
import { listIn } from "../list";
import { sides, spots } from "./nouns";

const list = listIn("en");

const sideSays: Record<keyof typeof sides, (what: string) => string> = {
  N: (what) => `North: ${what}`,
  E: (what) => `East: ${what}`,
  S: (what) => `South: ${what}`,
  W: (what) => `West: ${what}`,
};

export const draw = {
  title: (name: string) => `Tile ${name}`,
  tile: "The tile, to draw on",
  dragged: {
    land: "Press a side to make it a road, a city, a field. Drag from one side to another to join them, or into the middle to part them or let a road end in a village.",
    fields:
      "Drag from spot to spot to join two fields, or press a spot to part it from its field. Drag to a city to let the field touch it, or to keep it off.",
  },
  keyed: {
    land: (press: string, lead: string) =>
      `The arrows go from side to side and into the middle. ${press} makes a side a road, a city, a field. To join two sides, press ${lead} on one and again on the other; in the middle it parts them or lets a road end in a village.`,
    fields: (press: string, lead: string) =>
      `The arrows go from spot to spot. ${press} parts a spot from its field. To join two fields, press ${lead} on one and again on the other; on a city it lets the field touch it, or keeps it off.`,
  },
  mode: "What you draw",
  land: "Cities, roads and rivers",
  fields: "Fields",
  side: (side: keyof typeof sides, what: string) => sideSays[side](what),
  shows: { field: "field", road: "road", city: "city", river: "river" },
  with: (others: readonly string[]) =>
    others.length > 0 ? `, joined with ${list.and(others)}` : "",
  sideName: (side: keyof typeof sides) => sides[side],
  spot: (spot: keyof typeof spots) => `Field ${spots[spot]}`,
  cityAt: (side: keyof typeof sides) => `City in the ${sides[side]}`,
  middle: "The middle",
  held: (what: string, lead: string) => `From ${what}: go where it shall lead and press ${lead}.`,
  dropped: "Let go.",
  ways: "As it lies in each turn",
  words: "In words",
  neighbours: "Neighbours",
  try: "Try it",
  tryNote: "A game in which only this tile is drawn. It is not kept in your list.",
  tryFirst: "You can’t try this tile yet. First mend what is marked on it.",
  tried: "Only this tile is drawn here.",
  toDrawing: "Back to the drawing",
  turn: "Turn",
  mirror: "Turn over",
  clear: "Wipe",
  formFields: "Form the fields anew",
  inner: "A field inside",
  name: "Name",
  copies: "Copies",
  next: "Next tile",
  previous: "Previous tile",
  cities: (places: readonly string[]) => `City: ${list.and(places)}`,
  roads: (places: readonly string[]) => `Road: ${list.and(places)}`,
  rivers: (places: readonly string[]) => `River: ${list.and(places)}`,
  pennants: "Pennants",
  goods: "Goods",
  noGoods: "none",
  inVillage: "Ends in the village",
  onTile: "On the tile",
  crop: "Crop circle",
  noCrop: "none",
  decor: "Pictures that count for nothing",
  palette: "What stands on it",
};
