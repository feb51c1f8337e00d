// The same game by what is read and heard alone, in Dutch.
process.env.WINDOW_LANGUAGE = "nl";
await import("./in-words.test.mjs");
