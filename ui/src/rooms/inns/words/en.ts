// The words of the inns and cathedrals, in English. Knows no component.

/** What one learns here, in a line. */
export const course = "Inns, cathedrals, and a follower who counts for two.";
