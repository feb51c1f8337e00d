// What of the players and the log finds room beside each other, by letters.

/** How high a seat with all that lies in front of it is. */
const SEAT = 5.6;
/** The same where seats stand close. */
const CLOSE = 2.7;
/** A log lower than this shows nothing at a glance. */
const LOG = 7;

/**
 * In a room so many letters high: whether the seats stand close, as they do where the log would else find no room, and
 * whether the log stands below them. Seats may be higher than usual, as much as lies in front of them: so high they
 * stood when they were measured.
 */
export const layOutPanel = (
  height: number,
  seats: number,
  measured = 0,
): { close: boolean; log: boolean } => {
  const close = height > 0 && height < seats * SEAT + LOG;
  return { close, log: height - Math.max(measured, seats * (close ? CLOSE : SEAT)) >= LOG };
};
