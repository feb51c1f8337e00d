// The tile's own signs as icons for lists: goods, pennant, money bag, pictures beside roads.
import * as emblems from "../pen/emblems";
import type { Emblem } from "../pen/emblems";
import { garden } from "../pen/garden";
import * as inns from "../pen/inn";
import { paintFor, type Theme } from "../pen/palette";
import { river } from "../pen/river";
import * as roadside from "../pen/roadside";
import { Sheet } from "../pen/sheet";

const ICONS = {
  pennant: emblems.pennant,
  wine: emblems.wine,
  wheat: emblems.wheat,
  cloth: emblems.cloth,
  bag: emblems.bag,
  "crop-fork": emblems.fork,
  "crop-club": emblems.club,
  "crop-shield": emblems.shield,
  farmhouse: roadside.farmhouse,
  cowshed: roadside.cowshed,
  pigsty: roadside.pigsty,
  "donkey-stable": roadside.donkeyStable,
  garden,
  highwaymen: roadside.highwaymen,
  travellers: roadside.travellers,
  inn: inns.inn,
  cathedral: inns.cathedral,
  river,
} satisfies Record<string, Emblem>;

export type SignName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as SignName[];

/** Signs that lie in corn bring it along: they are ink, which would be lost on a dark page. */
const inCorn = (name: SignName): boolean => name.startsWith("crop-");

export function iconSvg(name: SignName, size = 24, theme?: Theme): string {
  const sheet = new Sheet();
  if (inCorn(name)) for (const mark of emblems.cornDisc.marks) sheet.lay(mark.d, mark.look);
  for (const mark of ICONS[name].marks) sheet.lay(mark.d, mark.look);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26" width="${size}" height="${size}">` +
    `${sheet.write(paintFor(theme))}</svg>`
  );
}
