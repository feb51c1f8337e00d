// How long things move, as the tokens say: not at all where the reader wants stillness.

/** The milliseconds of a duration token; what is packed for the window may say it in seconds. */
export const lasting = (token: "--time-settle" | "--time-flight" | "--time-walk"): number => {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const count = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? count : count * 1000;
};
