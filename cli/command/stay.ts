import type { Pool } from "pg";
import type { Config } from "#platform/config/config.ts";
import { listStays, type ListedStay, releaseHold } from "#features/rentals/stay-requests/list-stays.ts";
import { openStays } from "#features/rentals/stay-requests/stays.ts";
import type { StepOutcome } from "#features/rentals/stay-requests/stays.ts";
import { openSubmissions } from "#features/contact/submissions/submissions.ts";
import { EXIT, type Exit } from "../exit-code.ts";
import { count } from "../report-findings.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";
import { withPool, withSite } from "./with-database.ts";

const stayList: Command = {
  name: "stay list",
  takes: "<site>",
  fewest: 0,
  most: 1,
  summary: "Lists the stays in holiday homes that requests of visitors keep.",
  flags: {},
  help: `
One line a stay: its id, its site, what became of the request, the holiday home, its first and last day, until when it is kept,
and who asked for it. Nobody else can ask for it until then. Without a site, the stays of every site.
An unconfirmed request is kept for two hours, a confirmed one for three days, an accepted one until it is over.`,
  run: async ({ words: [site = null], config, terminal }) => {
    const stays = await withSite(config, site, (pool) => listStays(pool, site, new Date()));
    for (const stay of stays) terminal.say(lineOf(stay));
    if (stays.length === 0) terminal.say("No request keeps a stay.");
    return EXIT.done;
  },
};

const ONE_STAY = { takes: "<site> <id>", fewest: 2, most: 2, flags: {} } as const;

const stayAccept: Command = {
  ...ONE_STAY,
  name: "stay accept",
  summary: "Accepts a request: its stay is taken until it is over.",
  help: `
The same as the button behind the link of the agency's mail: whoever asked gets a mail in their language. One whose time has
passed can be accepted as long as nobody else has its days. gevel stay release gives the stay free again.`,
  run: async ({ words: [site = "", id = ""], config, terminal }) => {
    const outcome = await takeStep(config, { site, id, step: "accept" });
    return tell(
      terminal,
      { site, id },
      outcome,
      "The stay is taken until it is over, and the guest gets a mail.",
    );
  },
};

const stayRefuse: Command = {
  ...ONE_STAY,
  name: "stay refuse",
  summary: "Refuses a request: its stay can be asked for again.",
  help: `
The same as the button behind the link of the agency's mail: whoever asked gets a mail in their language.`,
  run: async ({ words: [site = "", id = ""], config, terminal }) => {
    const outcome = await takeStep(config, { site, id, step: "refuse" });
    return tell(
      terminal,
      { site, id },
      outcome,
      "The stay can be asked for again, and the guest gets a mail.",
    );
  },
};

const stayRelease: Command = {
  ...ONE_STAY,
  name: "stay release",
  summary: "Gives a stay free before its time, also an accepted one, and tells nobody.",
  help: `
For a request that was made in error, or a guest who cancelled by phone. Lists and calendars show the stay within seconds,
unless the bundle says that it is taken. Whoever asked reads behind the link of their mail that it is kept no longer.`,
  run: ({ words: [site = "", id = ""], config, terminal }) =>
    withPool(config, async (pool) => {
      const outcome = await staysOf(pool).step(site, id, "release", new Date());
      const isFreed = outcome.kind === "done" || (await releaseHold(pool, site, id, new Date()));
      if (!isFreed) return complain(terminal, `no request of ${site} keeps a stay with the id ${id}`);
      terminal.say("The stay can be asked for again.");
      return EXIT.done;
    }),
};

export const STAY_COMMANDS: readonly Command[] = [stayList, stayAccept, stayRefuse, stayRelease];

function staysOf(pool: Pool) {
  const pools = { visitors: pool, jobs: pool, lookups: pool };
  return openStays(pools, openSubmissions(pools));
}

type Named = { readonly site: string; readonly id: string };

function takeStep(config: Config, { site, id, step }: Named & { readonly step: "accept" | "refuse" }) {
  return withPool(config, (pool) => staysOf(pool).step(site, id, step, new Date()));
}

function tell(terminal: Terminal, { site, id }: Named, outcome: StepOutcome, done: string): Exit {
  switch (outcome.kind) {
    case "unknown":
      return complain(terminal, `${site} has no request for a stay with the id ${id}`);
    case "not-possible":
      return complain(terminal, `the request ${id} is ${outcome.state}, or its stay is over`);
    case "taken":
      return complain(terminal, `somebody else has the days of the request ${id}`);
    case "done-before":
      terminal.say("It was answered so before.");
      return EXIT.done;
    case "done":
      terminal.say(done);
      return EXIT.done;
  }
}

function complain(terminal: Terminal, what: string): Exit {
  terminal.complain(`gevel: ${what}`);
  return EXIT.failed;
}

function lineOf(stay: ListedStay): string {
  const { id, siteId, unitId, reference, start, end, heldUntil, state, askedBy } = stay;
  const unit = [unitId, reference].filter((part) => part !== null).join(" ");
  const who = askedBy && `${askedBy.name} <${askedBy.email}>, ${count(askedBy.persons, "guest")}`;
  const until = `until ${heldUntil.toISOString()}`;
  return [id, siteId, state, unit, `${start} to ${end}`, until, who].filter(Boolean).join("  ");
}
