// What authors are told: how a first scenario and a first campaign are made, in English. The
// documents in tutorials/guides are written from it.
import { english, extended } from "../english";
import { build as buildIn } from "../build";
import { position } from "./position";

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
const { share, "campaign-editor": campaignEditor } = english;
const build = buildIn(english);
const { tab, aims, draw } = position;

export const guides: {
  open: string;
  title: string;
  lead: string;
  scenario: Guide;
  campaign: Guide;
} = extended(english.guides, {
  scenario: {
    steps: [
      {
        title: "Begin a position",
        does: [
          `In Build, choose ${quoted(build.newPosition)} and give it a name. The table is empty, and the bag holds the base game.`,
          `For more boxes, go to ${quoted(tab.draw)}. Say under ${quoted(build.mix.sets)} how often each set is in the bag, and tick the same box under ${quoted(build.mix.rules)}: without its rules, its tiles are tiles like others. A box that has no tiles has its rules alone.`,
          "A moment of any game, a lesson or a scenario can be begun from too: its button says “Change it as a position”, and nothing happens to what it came from.",
        ],
      },
      {
        title: "Lay the board",
        does: [
          `Under ${quoted(tab.place)}, press a place on the board. The tiles that fit there are listed; press one to lay it. “${position.turn}” turns it where it fits otherwise too. The words name a tile as it is printed; its picture shows how it comes to lie.`,
          `Press a tile that lies there. Figures in a dashed ring do not stand there yet: one press puts them there. Whose figure it is, and which, is chosen beside the board; the tile is turned, exchanged or taken away there too, and what expansions built on it is chosen by its picture.`,
          "What cannot be is listed beside the board, each with its place: a figure too many for its box, a tile that touches nothing. As long as something is listed, the position cannot be played.",
        ],
      },
      {
        title: "Say who plays",
        does: [
          `Under ${quoted(tab.seats)}, choose how many sit there, what they are called, what they have on the track and in their supply, and which bot takes which seat. In the scenario you have one seat, chosen with its aims; where you named no bot for another, the greedy one sits.`,
          `Under ${quoted(tab.draw)}, choose which tiles come. ${quoted(draw.order)} makes the scenario the same for everybody: “${draw.add}” puts one tile after the other, and beside each stands who draws it. Eight tiles for two players are a good length. ${quoted(draw.left)} makes it another one each time.`,
        ],
      },
      {
        title: "Choose the aim",
        does: [
          `Under ${quoted(tab.aims)}, press ${quoted(aims.add)}. An aim is a sentence with blanks: who, what, how many, and where. Press a tile on the board first: then the list “${aims.where}” names its land, and you choose from it.`,
          "The line above the blanks says the aim, and whether it is so now. An aim that is reached already is none.",
          `The scenario is over at the moment when all that is to be reached holds. A road that a tile completes counts as complete before it is scored. Where play shall go on to the last tile, add the aim ${quoted(aims.kinds.over)}.`,
          `${quoted(aims.try)} shows how hard it is: an aim that the greedy bot reaches in every bag is easy, one that no bot reaches may be impossible. Where you wrote the order of the tiles, each line also says whether the bot reached the aim with that order.`,
          `Several aims must all be reached; ${quoted(aims.kinds.any)} asks for one of them. ${quoted(aims.never)} loses the scenario.`,
          `Whoever wins has a star at least. Where there is something under ${quoted(aims.stars)}, there are two stars without it and three with all of it; hints cost stars. Take something that can come true before the last aim does.`,
        ],
      },
      {
        title: "Keep it and hand it on",
        does: [
          `Below all that, “${build.about}” holds a field “${build.aboutFields.description}”: up to thirty words that are said before play begins.`,
          `${quoted(position.saveAs)}, above the leaves, lets a bot look for a way to the aim, and keeps the scenario with it: whoever is stuck can have it shown. If no bot finds one, you may save it all the same. Saved once more after a change, it becomes a further scenario: the one before stays as it is, also in the campaigns that hold it. If both have one name, the earlier one can be deleted there and then.`,
          `It stands under Campaigns, among the scenarios of your own. ${quoted(share.share)} writes one file with everything in it, your own tiles and mixes included.`,
        ],
      },
    ],
  },
  campaign: {
    steps: [
      {
        title: "Have two or three scenarios",
        does: [
          "Make them as the other guide says, or take chapters of The Charter. A chapter of six to ten tiles is long enough.",
          `The quickest second one comes from the first: change its name and its aim at the same desk, and press ${quoted(position.saveAs)} again.`,
        ],
      },
      {
        title: "Put the chapters in",
        does: [
          `In Build, choose ${quoted(build.newCampaign)}. ${quoted(campaignEditor.add)} lists your scenarios and those of the program; ${quoted(campaignEditor.take)} puts one at the end.`,
          "Drag a chapter on the map to another place, or move it by its buttons. What you made is written into the campaign: it stays as it is, whatever becomes of the scenario.",
        ],
      },
      {
        title: "Say where it leads",
        does: [
          `Choose a chapter. Under ${quoted(campaignEditor.ways.win)} and ${quoted(campaignEditor.ways.loss)}, tick what follows. A chapter is put in so that a win leads to the next one: take that tick away where the win goes elsewhere. Where a loss leads nowhere, one tries again.`,
          `${quoted(campaignEditor.needs)} closes a chapter until others are won, and ${quoted(campaignEditor.stars)} until there are so many stars.`,
          `Write what is said on its card, after a win and after a loss, and at the end of the campaign. The sentence below the name of the campaign is the description under “${build.about}”.`,
        ],
      },
      {
        title: "Let something go along",
        does: [
          `Choose the chapter into which it goes: that is any but the first. ${quoted(campaignEditor.addCarry)} asks from which chapter it comes, and what: points, followers, stars, a win, or what the expansions brought.`,
          `It may become something else. Ten under “${campaignEditor.per}” makes one point of ten; three under “${campaignEditor.times}” makes three points of a win. The sentence above the blanks says what comes of it.`,
          "Keep it small. Whoever lost every chapter must be able to win the last one, and whoever won all of them must still have to think.",
        ],
      },
      {
        title: "Check and hand it on",
        does: [
          `${quoted(campaignEditor.prove)} lets bots play each chapter with the least and with the most that can go along, and says in how many bags they won, or whether one found a way where the order is fixed.`,
          `${quoted(campaignEditor.play)} leads to Campaigns: there it stands below The Charter, and is played as others will play it.`,
          `${quoted(share.share)} writes the campaign with all its chapters into one file. Who opens it sees what is in it, and takes all of it or nothing.`,
        ],
      },
    ],
  },
});
