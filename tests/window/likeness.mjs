// How far two pictures of the same thing may lie apart, and a picture of where they do.

/** So fine is light kept: what nobody sees is not worth its bytes. */
const COARSE = 0xf8;
/**
 * In one channel of a pixel, of 255. The same web view draws the same page bit for bit; what is allowed for is letters
 * that another machine smooths a shade otherwise. A line of ink on paper differs by more than a hundred.
 */
export const MOST_APART = 48;
/** The arrow of one list has some forty pixels. */
export const MOST_PIXELS = 12;

const PALE = 0xe0;
const MARK = [0xd0, 0x00, 0x60];

/** As it is kept and compared. */
export const coarse = ({ width, height, rgb }) => ({
  width,
  height,
  rgb: Buffer.from(rgb.map((light) => light & COARSE)),
});

/** Part of a picture. */
export const cut = ({ width, rgb }, box) => {
  const rows = Array.from({ length: box.height }, (_, y) => {
    const from = 3 * ((box.y + y) * width + box.x);
    return rgb.subarray(from, from + 3 * box.width);
  });
  return { width: box.width, height: box.height, rgb: Buffer.concat(rows) };
};

/** How many pixels differ; all of them, where the pictures differ in size. */
export const apart = (a, b) => {
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
  return differing(a, b).length;
};

const differing = (a, b) => {
  const found = [];
  for (let pixel = 0; pixel < a.width * a.height; pixel++)
    for (let channel = 3 * pixel; channel < 3 * pixel + 3; channel++)
      if (Math.abs(a.rgb[channel] - b.rgb[channel]) > MOST_APART) {
        found.push(pixel);
        break;
      }
  return found;
};

/** The picture as it is, pale, and what differs in a colour that no page has. */
export const difference = (now, before) => {
  const rgb = Buffer.from(now.rgb.map((light) => PALE + (light >> 3)));
  const found = apart(now, before) === now.width * now.height ? [] : differing(now, before);
  for (const pixel of found) rgb.set(MARK, 3 * pixel);
  return { width: now.width, height: now.height, rgb };
};
