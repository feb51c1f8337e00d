// Pictures of authors’ own: asked for once each, by the key that a design names.
import type { OwnPicture } from "../art";
import { rust } from "../ipc";
import { reduced } from "./paint-queue";

/** As many as a long game of own tiles has. */
const MOST = 200;
const asked = new Map<string, Promise<string | undefined>>();

/** The address of a picture; nothing where there is none, or none any more: the land is drawn without it. */
export const ownPicture = (picture: OwnPicture | null | undefined): Promise<string | undefined> =>
  picture ? pictureBy(picture.key) : Promise.resolve(undefined);

export const pictureBy = (key: string): Promise<string | undefined> => {
  const known = asked.get(key);
  if (known) return known;
  const coming = rust.tilePicture(key).then((outcome) => {
    if (outcome.ok && outcome.value !== null) return `data:image/png;base64,${outcome.value}`;
    asked.delete(key);
    return undefined;
  });
  asked.set(key, coming);
  for (const oldest of asked.keys()) {
    if (asked.size <= MOST) break;
    asked.delete(oldest);
  }
  return coming;
};

/** On the picture of a board a tile is small. */
const SMALL = 160;

/** The pictures of some designs, small, by their keys. */
export const smallPictures = async (
  designs: readonly (Readonly<{ picture?: OwnPicture | null | undefined }> | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const keys = new Set(designs.flatMap((design) => design?.picture?.key ?? []));
  const found = [...keys].map(async (key): Promise<[string, string][]> => {
    const address = await pictureBy(key);
    return address === undefined ? [] : [[key, await reduced(address, SMALL)]];
  });
  return new Map((await Promise.all(found)).flat());
};
