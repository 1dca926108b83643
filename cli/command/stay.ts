import { acceptHold, listHolds, type ListedHold, releaseHold } from "#server/storage/rental/operate-holds.ts";
import { EXIT } from "../exit-code.ts";
import { count } from "../tell-findings.ts";
import type { Command } from "./command.ts";
import { withPool } from "./with-pool.ts";

const stayList: Command = {
  name: "stay list",
  takes: "",
  fewest: 0,
  most: 0,
  summary: "Lists the stays in holiday homes that requests of visitors hold.",
  flags: {},
  help: `
One line a stay: its id, its site, the holiday home, its first and last day, until when it is held, and who asked for it.
Nobody else can ask for it until then.`,
  run: async ({ config, terminal }) => {
    const holds = await withPool(config, (pool) => listHolds(pool, new Date()));
    for (const hold of holds) terminal.say(lineOf(hold));
    if (holds.length === 0) terminal.say("No request holds a stay.");
    return EXIT.done;
  },
};

const stayAccept: Command = {
  name: "stay accept",
  takes: "<id>",
  fewest: 1,
  most: 1,
  summary: "Keeps a stay for whoever asked for it, until it is over.",
  flags: {},
  help: `
For an agency whose bundle does not say at once that the stay is taken. The visitor is told nothing: the agency answers
them itself. gevel stay release gives the stay free again.`,
  run: async ({ words: [id = ""], config, terminal }) => {
    if (!(await withPool(config, (pool) => acceptHold(pool, id, new Date())))) return nothing(terminal, id);
    terminal.say("The stay is kept until it is over.");
    return EXIT.done;
  },
};

const stayRelease: Command = {
  name: "stay release",
  takes: "<id>",
  fewest: 1,
  most: 1,
  summary: "Gives a stay free before its three days are over.",
  flags: {},
  help: `
For a request that the agency declined, or that the visitor took back. Lists and calendars show the stay within seconds,
unless the bundle says that it is taken. The request itself stays until the site keeps it no longer, and nobody is told.`,
  run: async ({ words: [id = ""], config, terminal }) => {
    if (!(await withPool(config, (pool) => releaseHold(pool, id, new Date())))) return nothing(terminal, id);
    terminal.say("The stay can be asked for again.");
    return EXIT.done;
  },
};

export const STAY_COMMANDS: readonly Command[] = [stayList, stayAccept, stayRelease];

function nothing(terminal: { complain(text: string): void }, id: string) {
  terminal.complain(`gevel: no request holds a stay with the id ${id}`);
  return EXIT.failed;
}

function lineOf({ id, siteId, unitId, reference, start, end, heldUntil, askedBy }: ListedHold): string {
  const unit = [unitId, reference].filter((part) => part !== null).join(" ");
  const who = askedBy && `${askedBy.name} <${askedBy.email}>, ${count(askedBy.persons, "guest")}`;
  const until = `until ${heldUntil.toISOString()}`;
  return [id, siteId, unit, `${start} to ${end}`, until, who].filter(Boolean).join("  ");
}
