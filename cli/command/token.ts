import { isScope, SCOPES } from "#features/site/access/access-token.ts";
import { type ListedToken, openAccessTokens } from "#features/site/access/access-tokens.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";
import { withPool, withSite } from "./with-database.ts";

const NAMES_OF_SCOPES = SCOPES.join(",");

const tokenCreate: Command = {
  name: "token create",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Makes a token with which an agency's own system writes over the API.",
  flags: { scopes: { type: "string" }, name: { type: "string" } },
  help: `
Prints the token once; the database keeps a hash of it. The system sends it as "Authorization: Bearer gevel_…" to the
addresses of the group "Writing" in /api/docs. A token opens its own site alone.

  --scopes <list>  what it may do, with commas between: listings, content (pages, menus, the site), leads (what visitors
                   sent, and answers to requests for stays). Default: listings
  --name <name>    what the log of the site calls it. Default: the site's id`,
  run: async ({ words: [site = ""], flags, config, terminal }) => {
    const scopes = String(flags["scopes"] ?? "listings").split(",");
    if (!scopes.every(isScope)) {
      terminal.complain(`gevel: --scopes takes some of ${NAMES_OF_SCOPES}`);
      return EXIT.usage;
    }
    const name = String(flags["name"] ?? site);
    const token = await withPool(config, (pool) =>
      openAccessTokens(pool).create(site, { name, scopes, now: new Date() }),
    );
    if (token === null) {
      terminal.complain(`gevel: there is no site "${site}"`);
      return EXIT.failed;
    }
    terminal.say(token);
    return EXIT.done;
  },
};

const tokenList: Command = {
  name: "token list",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Lists the tokens of a site.",
  flags: {},
  help: `
One line a token: its id, its name, its scopes, when it was made, when it was last used, and when it was revoked.`,
  run: async ({ words: [site = ""], config, terminal }) => {
    const tokens = await withSite(config, site, (pool) => openAccessTokens(pool).list(site));
    for (const token of tokens) terminal.say(lineOf(token));
    if (tokens.length === 0) terminal.say(`${site} has no tokens.`);
    return EXIT.done;
  },
};

const tokenRevoke: Command = {
  name: "token revoke",
  takes: "<site> <id>",
  fewest: 2,
  most: 2,
  summary: "Ends a token at once.",
  flags: {},
  help: `
The next call with it is refused. "gevel token list" tells the ids.`,
  run: async ({ words: [site = "", id = ""], config, terminal }) => {
    const isRevoked = await withPool(config, (pool) => openAccessTokens(pool).revoke(site, id, new Date()));
    if (!isRevoked) {
      terminal.complain(`gevel: ${site} has no token ${id} that is not revoked yet`);
      return EXIT.failed;
    }
    terminal.say("The token opens nothing any more.");
    return EXIT.done;
  },
};

export const TOKEN_COMMANDS: readonly Command[] = [tokenCreate, tokenList, tokenRevoke];

function lineOf({ tokenId, name, scopes, createdAt, usedAt, revokedAt }: ListedToken): string {
  const moments = [
    `made ${createdAt.toISOString()}`,
    usedAt ? `used ${usedAt.toISOString()}` : "never used",
    revokedAt && `revoked ${revokedAt.toISOString()}`,
  ];
  return [tokenId, name, scopes.join(","), ...moments].filter(Boolean).join("  ");
}
