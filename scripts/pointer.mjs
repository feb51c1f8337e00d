// Moves and presses the pointer of a virtual display, as a hand would: the X server is asked in its own protocol.
import { connect } from "node:net";

const QUERY_EXTENSION = 98;
const FAKE_INPUT = 2;
const [PRESS, RELEASE, MOTION] = [4, 5, 6];
const LEFT = 1;

/** The pointer of the display of this name, such as `:7`. */
export async function openPointer(display) {
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  let told = Buffer.alloc(0);
  let heard = () => {};
  socket.on("data", (bytes) => {
    told = Buffer.concat([told, bytes]);
    heard();
  });
  const read = async (length) => {
    while (told.length < length) await new Promise((more) => (heard = more));
    const bytes = told.subarray(0, length);
    told = told.subarray(length);
    return bytes;
  };

  // Little-endian, version 11.0, and no word to be let in by.
  socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const greeting = await read(8);
  if (greeting[0] !== 1) throw new Error("The display lets nobody in.");
  await read(4 * greeting.readUInt16LE(6));
  const name = Buffer.from("XTEST\0\0\0");
  socket.write(Buffer.concat([Buffer.from([QUERY_EXTENSION, 0, 4, 0, 5, 0, 0, 0]), name]));
  const extension = await read(32);
  if (extension[8] !== 1) throw new Error("The display has no pointer that a program can move.");

  const fake = (type, detail, x = 0, y = 0) => {
    const request = Buffer.alloc(36);
    request.set([extension[9], FAKE_INPUT, 9, 0, type, detail]);
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    return request;
  };
  return {
    press: (x, y) =>
      void socket.write(
        Buffer.concat([fake(MOTION, 0, x, y), fake(PRESS, LEFT), fake(RELEASE, LEFT)]),
      ),
    close: () => socket.destroy(),
  };
}
