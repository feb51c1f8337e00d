// The one line of Inns & Cathedrals of its own, in English; its scores and refusals are told in the
// words of the base game.

/** What one learns here, in a line. */
export const course = "Inns, cathedrals, and a follower who counts for two.";
