// How long things move, as the tokens say: not at all where the reader wants stillness. Knows nothing that moves.

/** The milliseconds of a duration token; what is packed for the window may say it in seconds. */
export const lasting = (token: "--time-settle" | "--time-flight" | "--time-walk"): number => {
  const told = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const count = Number.parseFloat(told) || 0;
  return told.endsWith("ms") ? count : count * 1000;
};
