// What each screen is called, promises and shows in its picture, in English. Knows no component.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

export const pages = {
  chapter: (number: number) => `Chapter ${number}`,
  figure: (number: number) => `Fig. ${number}.`,
  home: {
    name: "Home",
    title: "Every country starts with one tile.",
    lead: "Bastide is a workshop for tile-laying games. Learn an expansion with your own hands, draw tiles that nobody has seen, and play to the last field – on this computer, without an account and without a network.",
    today: "Open today",
    todayText:
      "You can play whole games, with people at this screen or against bots, and look back at every step. The rulebook holds every rule in plain words. Nothing is lost when you close the window.",
    toPlay: "Play",
    toRulebook: "Look up a rule",
    toSettings: "Open the settings",
    making: "Being drawn",
    makingText: (chapters: number) =>
      plural(chapters, {
        one: "One chapter is still on the drawing table. Its page says what it will hold.",
        other: "{n} chapters are still on the drawing table. Each page says what it will hold.",
      }),
  },
  learn: {
    name: "Learn",
    title: "Learn",
    lead: "This chapter will hold one course for each expansion: you lay the tiles, the guide answers, and every rule is seen, done and checked.",
    short: "Courses that teach an expansion by playing it",
    caption: "A road is worth a point for each of its tiles. This one has three.",
  },
  play: {
    name: "Play",
    title: "Play",
    lead: "Whole games, with people at this screen or against bots. Every point shows how it was counted, and every refusal names its rule.",
    short: "Whole games that explain every point",
    caption: "Two tiles, two half walls, one small city.",
  },
  build: {
    name: "Build",
    title: "Build",
    lead: "This chapter will hold your own tiles, sets and mixes, checked while you draw them and weighed by thousands of games played in the background.",
    short: "Tiles, sets and mixes of your own",
    caption: "A tile that has not yet decided what to be.",
  },
  campaigns: {
    name: "Campaigns",
    title: "Campaigns",
    lead: "This chapter will hold journeys of many scenarios, each opening the way to the next, and a desk at which to write your own.",
    short: "Journeys of many scenarios, told in chapters",
    caption: "Four stages, and the castle at the end of the last.",
  },
  rulebook: {
    name: "Rulebook",
    title: "Rulebook",
    lead: "Every rule of the base game and its expansions, in plain words. Each has a number, and whatever the game refuses or counts names it.",
  },
  practice: {
    name: "Practice",
    title: "Practice",
    lead: "This chapter will hold short sittings on the rules you are about to forget, cut from real games and marked by the engine that plays them.",
    short: "Short sittings on what you are about to forget",
    caption: "Three positions, three questions.",
  },
  settings: {
    name: "Settings",
    title: "Settings",
    lead: "Furnish the room. Every change takes effect at once.",
  },
};
