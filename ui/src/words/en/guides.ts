// What authors are told: how a first scenario and a first campaign are made, in English. The documents in tutorials/guides are
// written from it. Knows no component.
import { build } from "./build";
import { campaignDesk } from "./campaign-desk";
import { position } from "./position";
import { share } from "./share";

/** One step: what it is about, and what is done in it. */
export interface GuideStep {
  readonly title: string;
  readonly does: readonly string[];
}

export interface Guide {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  /** What lies beside the document. */
  readonly files: string;
}

const quoted = (word: string) => `“${word}”`;
const { tab, aims, draw } = position;

export const guides: {
  open: string;
  title: string;
  lead: string;
  scenario: Guide;
  campaign: Guide;
} = {
  open: "Guides for authors",
  title: "Guides for authors",
  lead: "A first scenario and a first campaign, step by step. Everything is kept as you go, and every step can be undone.",
  scenario: {
    title: "Your first scenario",
    lead: "A scenario is the end of a game with an aim. You make the board, say which tiles come, and choose what is to be reached. Bots take the other seats.",
    steps: [
      {
        title: "Begin a position",
        does: [
          `In Build, choose ${quoted(build.newPosition)} and give it a name. The table is empty, and the bag holds the base game.`,
          `Under ${quoted(tab.draw)}, take more boxes into the bag, or a tile set of your own. Their rules are switched on there as well.`,
          "A moment of any game, a lesson or a scenario can be begun from too: its button says “Change it as a position”, and nothing happens to what it came from.",
        ],
      },
      {
        title: "Lay the board",
        does: [
          `Under ${quoted(tab.place)}, press a place on the board. The tiles that fit there are listed; press one to lay it. “${position.turn}” turns it where it fits otherwise too.`,
          "Press a tile that lies there: the figures drawn on it are put there by a press, and beside the board it is turned, exchanged or taken away. What expansions built on it is chosen there too, by its picture.",
          "What cannot be is listed beside the board, each with its place: a figure too many for its box, a tile that touches nothing. Mend it before you go on.",
        ],
      },
      {
        title: "Say who plays",
        does: [
          `Under ${quoted(tab.seats)}, choose how many sit there, what they are called, what they have on the track and in their supply, and which bot takes which seat. In the scenario you have one seat, chosen with its aims; where you named no bot for another, the greedy one sits.`,
          `Under ${quoted(tab.draw)}, choose which tiles come. ${quoted(draw.order)} makes the scenario the same for everybody: beside each tile stands who draws it. ${quoted(draw.left)} makes it another one each time.`,
        ],
      },
      {
        title: "Choose the aim",
        does: [
          `Under ${quoted(tab.aims)}, press ${quoted(aims.add)}. An aim is a sentence with blanks: who, what, how many, and where. Press a tile on the board, and its land can be chosen under “${aims.where}”.`,
          `The line below each aim says whether it is so now. An aim that is reached already is none.`,
          `${quoted(aims.try)} shows how hard it is: an aim that the greedy bot reaches in every bag is easy, one that no bot reaches may be impossible. Where you wrote the order, it is the first of the bags, and told by itself.`,
          `Several aims must all be reached; ${quoted(aims.kinds.any)} asks for one of them. ${quoted(aims.stars)} earns stars, ${quoted(aims.never)} loses.`,
        ],
      },
      {
        title: "Keep it and hand it on",
        does: [
          `${quoted(position.saveAs)} lets a bot look for a way to the aim, and keeps the scenario with it: whoever is stuck can have it shown. If no bot finds one, you may save it all the same.`,
          `It stands under Campaigns, among the scenarios of your own. ${quoted(share.share)} writes one file with everything in it, your own tiles and mixes included.`,
        ],
      },
    ],
    files:
      "Beside this guide lie a tile set with one tile, a position that it lies in, and the scenario of it.",
  },
  campaign: {
    title: "Your first campaign",
    lead: "A campaign is a few scenarios of which one leads to another. What is won or lost in one may go along into the next.",
    steps: [
      {
        title: "Have two or three scenarios",
        does: [
          "Make them as the other guide says, or take chapters of The Charter. A chapter of six to ten tiles is long enough.",
        ],
      },
      {
        title: "Put the chapters in",
        does: [
          `In Build, choose ${quoted(build.newCampaign)}. ${quoted(campaignDesk.add)} lists your scenarios and those of the program; ${quoted(campaignDesk.take)} puts one at the end.`,
          "Drag a chapter on the map to another place, or move it by its buttons. What you made is written into the campaign: it stays as it is, whatever becomes of the scenario.",
        ],
      },
      {
        title: "Say where it leads",
        does: [
          `Choose a chapter. Under ${quoted(campaignDesk.ways.win)} and ${quoted(campaignDesk.ways.loss)}, tick what follows. Where a loss leads nowhere, one tries again.`,
          `${quoted(campaignDesk.needs)} closes a chapter until others are won, and ${quoted(campaignDesk.stars)} until there are so many stars.`,
          "Write what is said on its card, after a win and after a loss, and at the end of the campaign.",
        ],
      },
      {
        title: "Let something go along",
        does: [
          `${quoted(campaignDesk.addCarry)}: points, followers, what the expansions brought, or whether a chapter was won. It may become something else, such as one point for every ten.`,
          "Keep it small. Whoever lost every chapter must be able to win the last one, and whoever won all of them must still have to think.",
        ],
      },
      {
        title: "Check and hand it on",
        does: [
          `${quoted(campaignDesk.prove)} lets bots play each chapter with the least and with the most that can go along, and says in how many bags they won, or whether one found a way where the order is fixed.`,
          `${quoted(campaignDesk.play)} leads to Campaigns: there it stands below The Charter, and is played as others will play it.`,
          `${quoted(share.share)} writes the campaign with all its chapters into one file. Who opens it sees what is in it, and takes all of it or nothing.`,
        ],
      },
    ],
    files:
      "Beside this guide lies a campaign of three chapters, complete in one file: a loss leads on, and points go along.",
  },
};
