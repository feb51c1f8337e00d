// Pixels as a PNG file, and back.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel by the kind of colour: three of light, or four with how much it covers. */
const CHANNELS = { 2: 3, 6: 4 };

export function png({ width, height, rgb }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(plain({ width, height, rgb }), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Each row as it is: what is coarse and even, such as a page, comes again letter by letter, and is found as it is. */
function plain({ width, height, rgb }) {
  const row = 3 * width;
  const rows = Buffer.alloc(height * (row + 1));
  for (let y = 0; y < height; y++) rgb.copy(rows, y * (row + 1) + 1, y * row, (y + 1) * row);
  return rows;
}

function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The pixels of a picture of eight bits a channel, as web views and `png` write them. */
export function pixelsIn(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error("this is no PNG file");
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, colour, , , interlaced] = file.subarray(24, 29);
  const channels = CHANNELS[colour];
  if (depth !== 8 || !channels || interlaced) throw new Error("a PNG file of another kind");
  const data = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString("latin1", at + 4, at + 8) === "IDAT")
      data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const rows = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const rgb = Buffer.alloc(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      rgb[3 * pixel + channel] = rows[channels * pixel + channel];
  return { width, height, rgb };
}

/** Each row is written as what it differs by from what is left of it, above it, or both; the standard names five ways. */
function unfiltered(written, row, height, channels) {
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const way = written[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : rows[y * row + x - channels];
      const above = y === 0 ? 0 : rows[(y - 1) * row + x];
      const corner = x < channels || y === 0 ? 0 : rows[(y - 1) * row + x - channels];
      const foreseen = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][way];
      rows[y * row + x] = written[y * (row + 1) + 1 + x] + foreseen;
    }
  }
  return rows;
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [far, high, aslant] = [left, above, corner].map((each) => Math.abs(guess - each));
  if (far <= high && far <= aslant) return left;
  return high <= aslant ? above : corner;
}
