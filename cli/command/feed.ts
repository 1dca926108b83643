import {
  FEED_FILES,
  isFeedFormat,
  type ListedFeed,
  openFeedAddresses,
} from "#features/site/access/feed-addresses.ts";
import { originOfSite } from "#features/site/site-origin.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";
import { withPool, withSite } from "./with-database.ts";

const FORMATS = Object.keys(FEED_FILES).join("|");
const LONGEST_NAME = 100;

const feedAdd: Command = {
  name: "feed add",
  takes: `<site> ${FORMATS} [name]`,
  fewest: 2,
  most: 3,
  summary: "Makes a secret address at which a portal fetches the site's listings.",
  flags: {},
  help: `
Prints the address this once, below the first host name of the site; the database keeps a hash of it. Make one for each portal: then
one can be ended without the others. docs/feeds-out.md says what each format tells.

  openimmo     OpenImmo 1.2.7, all listings
  kyero        Kyero XML, version 3
  schema-org   JSON in the words of schema.org
  name         what "gevel feed list" calls it, such as the portal's name. Default: the format`,
  run: async ({ words: [site = "", format = "", name = format], config, terminal }) => {
    if (!isFeedFormat(format) || name.length > LONGEST_NAME) {
      terminal.complain(
        `gevel: a feed is ${FORMATS.replaceAll("|", ", ")}, with a name of ${LONGEST_NAME} characters at most`,
      );
      return EXIT.usage;
    }
    const address = await withPool(config, (pool) =>
      openFeedAddresses(pool).create(site, { format, name, now: new Date() }),
    );
    if (address === null) {
      terminal.complain(`gevel: there is no site "${site}"`);
      return EXIT.failed;
    }
    terminal.say(originOfSite({ hostnames: [address.hostname] }, config.port) + address.path);
    return EXIT.done;
  },
};

const feedList: Command = {
  name: "feed list",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Lists the addresses at which portals fetch the site's listings.",
  flags: {},
  help: `
One line a feed: its id, its format, its name, when it was made, and when it was last fetched.`,
  run: async ({ words: [site = ""], config, terminal }) => {
    const feeds = await withSite(config, site, (pool) => openFeedAddresses(pool).list(site));
    for (const feed of feeds) terminal.say(lineOf(feed));
    if (feeds.length === 0) terminal.say(`${site} has no feeds.`);
    return EXIT.done;
  },
};

const feedRemove: Command = {
  name: "feed remove",
  takes: "<site> <id>",
  fewest: 2,
  most: 2,
  summary: "Ends an address of a feed at once.",
  flags: {},
  help: `
Whoever fetches it is answered that there is nothing. "gevel feed list" tells the ids.`,
  run: async ({ words: [site = "", id = ""], config, terminal }) => {
    const isRemoved = await withPool(config, (pool) => openFeedAddresses(pool).remove(site, id, new Date()));
    if (!isRemoved) {
      terminal.complain(`gevel: ${site} has no feed ${id}`);
      return EXIT.failed;
    }
    terminal.say("The feed was removed; its address answers nothing any more.");
    return EXIT.done;
  },
};

export const FEED_COMMANDS: readonly Command[] = [feedAdd, feedList, feedRemove];

function lineOf({ feedId, format, name, createdAt, fetchedAt }: ListedFeed): string {
  const fetched = fetchedAt ? `fetched ${fetchedAt.toISOString()}` : "never fetched";
  return [feedId, format, name, `made ${createdAt.toISOString()}`, fetched].join("  ");
}
