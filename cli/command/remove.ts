import type { Client } from "pg";
import type { Config } from "#platform/config/config.ts";
import { withConnection } from "#platform/db/connection.ts";
import { removeListing, removeRental, type Removal } from "#bundle/remove-listing.ts";
import { EXIT, type Exit } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Terminal } from "../terminal.ts";
import { withDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

const WHEN_IT_RETURNS = `A server that runs shows it within two seconds. An import whose bundle still holds it puts it back: take it out of the
bundle as well.`;

const listingRemove: Command = {
  name: "listing remove",
  takes: "<site> <id>",
  fewest: 2,
  most: 2,
  summary: "Takes one listing off a site.",
  flags: {},
  help: `
Its address then answers 410 with similar listings, as when a bundle no longer brings it. A project takes its homes along.
${WHEN_IT_RETURNS}`,
  run: async ({ words: [site = "", id = ""], config, terminal }) =>
    removeOne(terminal, { thing: "listing", site, id }, (number) =>
      withClient(config, (client) =>
        removeListing(client, site, number, { actor: "gevel listing remove", at: new Date() }),
      ),
    ),
};

const rentalRemove: Command = {
  name: "rental remove",
  takes: "<site> <id>",
  fewest: 2,
  most: 2,
  summary: "Takes one holiday home off a site.",
  flags: {},
  help: `
Its address then answers 410, as when a bundle no longer brings it.
${WHEN_IT_RETURNS}`,
  run: async ({ words: [site = "", id = ""], config, terminal }) =>
    removeOne(terminal, { thing: "holiday home", site, id }, (number) =>
      withClient(config, (client) =>
        removeRental(client, site, number, { actor: "gevel rental remove", at: new Date() }),
      ),
    ),
};

export const REMOVE_COMMANDS: readonly Command[] = [listingRemove, rentalRemove];

function withClient<T>(config: Config, work: (client: Client) => Promise<T>): Promise<T> {
  return withDatabase(config, (url) => withConnection(url, work));
}

type Named = { readonly thing: string; readonly site: string; readonly id: string };

async function removeOne(
  terminal: Terminal,
  { thing, site, id }: Named,
  remove: (id: number) => Promise<Removal>,
): Promise<Exit> {
  if (!/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) {
    terminal.complain(`gevel: "${id}" is no id of a ${thing}`);
    return EXIT.usage;
  }
  const result = await remove(Number(id));
  if (result.kind === "removed") {
    const homes = result.ids.length - 1;
    const along = homes > 0 ? ` with its ${count(homes, "home")}` : "";
    terminal.say(`${site}: ${thing} ${id} was taken off${along}.`);
    return EXIT.done;
  }
  terminal.complain(`gevel: ${WHY[result.kind]({ thing, site, id })}`);
  return EXIT.failed;
}

const WHY: Record<Exclude<Removal["kind"], "removed">, (named: Named) => string> = {
  gone: ({ thing, site, id }) => `${thing} ${id} of ${site} was taken off before`,
  unknown: ({ thing, site, id }) => `${site} has no ${thing} ${id}`,
  "no site": ({ site }) => `there is no site "${site}"; gevel sites lists those there are`,
};
