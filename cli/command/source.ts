import { formatFinding } from "#bundle/finding.ts";
import { CONNECTORS, findConnector } from "#bundle/sources/connectors.ts";
import { isNameOf, SHORTEST_MINUTES } from "#bundle/sources/run/source-names.ts";
import { runSource } from "#bundle/sources/run/run-source.ts";
import {
  findSource,
  type ListedSource,
  listSources,
  removeSource,
  saveSource,
  type SourceRun,
} from "#bundle/sources/run/sources-table.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import type { Config } from "#platform/config/config.ts";
import { z } from "zod";
import { EXIT, type Exit } from "../exit-code.ts";
import type { Terminal } from "../terminal.ts";
import { withDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";
import { withPool, withSite } from "./with-database.ts";

const KINDS = Object.keys(CONNECTORS);

const SETTINGS_OF_KINDS = Object.entries(CONNECTORS)
  .map(([kind, { about, settings }]) => {
    const fields = Object.entries(settings.shape).map(
      ([name, field]) => `    ${name}: ${(field as z.ZodType).description}`,
    );
    return [`  ${kind}: ${about}`, ...fields].join("\n");
  })
  .join("\n");

const MOST_SHOWN = 40;

const sourceAdd: Command = {
  name: "source add",
  takes: "<site> <kind> [setting=value …]",
  fewest: 2,
  most: 20,
  summary: "Connects an agency's own system, which then brings its listings by itself.",
  flags: { name: { type: "string" }, every: { type: "string" } },
  help: `
Kinds, and the settings of each:

${SETTINGS_OF_KINDS}

A setting whose name ends in Variable is the name of an environment variable of the server: no secret is kept in the database.
The same name again gives the source other settings.

  --name <name>      what its listings are said to be from. Default: the kind
  --every <minutes>  how often the server runs it, at least ${SHORTEST_MINUTES}. Without it, only "gevel source run" does`,
  run: async ({ words: [site = "", kind = "", ...given], flags, config, terminal }) => {
    const connector = findConnector(kind);
    if (!connector) return misuse(terminal, `a source is one of ${KINDS.join(", ")}`);
    const typed: Readonly<Record<string, unknown>> = settingsIn(given);
    const settings = connector.settings.safeParse(typed);
    if (!settings.success) return misuse(terminal, faultsOf(settings.error, typed));
    const everyMinutes = flags["every"] === undefined ? null : Number(flags["every"]);
    if (everyMinutes !== null && !(Number.isInteger(everyMinutes) && everyMinutes >= SHORTEST_MINUTES))
      return misuse(terminal, `--every takes a whole number of minutes from ${SHORTEST_MINUTES}`);
    const name = String(flags["name"] ?? kind);
    if (!isNameOf(kind, name))
      return misuse(
        terminal,
        "--name takes lower-case letters, digits and dashes; a bundle's is always bundle",
      );
    const source = {
      siteId: site,
      name,
      kind,
      settings: settings.data as never,
      everyMinutes,
      now: new Date(),
    };
    const saved = await withPool(config, (pool) => saveSource(pool, source));
    if (saved === "in-settings") return complain(terminal, toldBySettings(site, name));
    if (saved === "no-site") return complain(terminal, `there is no site "${site}"`);
    terminal.say(`${name} is connected; "gevel source test ${site} ${name}" says what it brings.`);
    return EXIT.done;
  },
};

const sourceList: Command = {
  name: "source list",
  takes: "<site>",
  fewest: 0,
  most: 1,
  summary: "Lists the connected systems and what their last runs did.",
  flags: {},
  help: `
One line a source: its site, its name, its kind, where it comes from, how often it runs, and its last run. Without a site, those of every site.`,
  run: async ({ words: [site = null], config, terminal }) => {
    const sources = await withSite(config, site, (pool) => listSources(pool, site));
    for (const source of sources) terminal.say(lineOf(source));
    if (sources.length === 0) terminal.say("No system is connected.");
    return EXIT.done;
  },
};

const ONE_SOURCE = { takes: "<site> <name>", fewest: 2, most: 2 } as const;

const sourceTest: Command = {
  ...ONE_SOURCE,
  name: "source test",
  flags: {},
  summary: "Asks a connected system for its listings, says what was understood, and changes nothing.",
  help: `
Names what is not understood, field by field.`,
  run: ({ words: [site = "", name = ""], config, terminal }) =>
    runOne(terminal, config, { site, name }, { isTest: true }),
};

const sourceRun: Command = {
  ...ONE_SOURCE,
  name: "source run",
  flags: { "allow-removals": { type: "boolean" } },
  summary: "Brings what a connected system has now.",
  help: `
The same as the server does by the clock. A listing that can't be taken stays as it was; when the system does not answer, all do.

  --allow-removals  takes off what the system no longer has, however much it is. Without it a run is refused that would take
                    off all of its listings, or more than a quarter and at least three`,
  run: ({ words: [site = "", name = ""], flags, config, terminal }) =>
    runOne(terminal, config, { site, name }, { allowRemovals: flags["allow-removals"] === true }),
};

const sourceRemove: Command = {
  ...ONE_SOURCE,
  name: "source remove",
  flags: {},
  summary: "Disconnects a system; its listings stay.",
  help: `
"gevel listing remove" takes a listing off that stayed.`,
  run: async ({ words: [site = "", name = ""], config, terminal }) => {
    const removed = await withPool(config, (pool) => removeSource(pool, site, name));
    if (removed === "in-settings") return complain(terminal, toldBySettings(site, name));
    if (removed === "none") return complain(terminal, `${site} has no source ${name}`);
    terminal.say(`${name} brings nothing any more.`);
    return EXIT.done;
  },
};

export const SOURCE_COMMANDS: readonly Command[] = [
  sourceAdd,
  sourceList,
  sourceTest,
  sourceRun,
  sourceRemove,
];

function toldBySettings(site: string, name: string): string {
  return `the site.json of ${site} connects ${name}; change it there and import it`;
}

type Named = { readonly site: string; readonly name: string };

async function runOne(
  terminal: Terminal,
  config: Config,
  { site, name }: Named,
  options: Parameters<typeof runSource>[2],
): Promise<Exit> {
  const source = await withPool(config, (pool) => findSource(pool, site, name));
  if (!source) return complain(terminal, `${site} has no source ${name}`);
  const run = await withDatabase(config, (databaseUrl) =>
    runSource(
      source,
      {
        databaseUrl,
        dataDir: config.dataDir,
        fetch: createFetchPublic(),
        environment: process.env,
        now: () => new Date(),
      },
      options,
    ),
  );
  const told = run.findings.filter(({ level }) => level !== "note");
  for (const finding of told.slice(0, MOST_SHOWN)) terminal.say(formatFinding(finding));
  if (told.length > MOST_SHOWN) terminal.say(`… and ${told.length - MOST_SHOWN} more`);
  terminal.say(`${name}: ${run.summary} (${secondsOf(run)} s)`);
  return run.outcome === "failed" || run.outcome === "refused" ? EXIT.failed : EXIT.done;
}

function secondsOf({ startedAt, endedAt }: SourceRun): string {
  return ((endedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
}

/** `address=https://…` and the like; a word without `=` is a setting without a value, which its schema refuses. */
function settingsIn(words: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf("=");
      return at === -1 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}

function lineOf({ siteId, name, kind, inSettings, everyMinutes, lastRun }: ListedSource): string {
  const from = inSettings ? "from site.json" : "from gevel";
  const often = everyMinutes === null ? "by hand" : `every ${everyMinutes} minutes`;
  const last = lastRun
    ? `${lastRun.outcome} ${new Date(lastRun.startedAt).toISOString()}: ${lastRun.summary}`
    : "never run";
  return [siteId, name, kind, from, often, last].join("  ");
}

function misuse(terminal: Terminal, what: string): Exit {
  terminal.complain(`gevel: ${what}`);
  return EXIT.usage;
}

function complain(terminal: Terminal, what: string): Exit {
  terminal.complain(`gevel: ${what}`);
  return EXIT.failed;
}

/** "username is missing; clientId: expected a number" */
function faultsOf(error: z.ZodError, typed: Readonly<Record<string, unknown>>): string {
  return error.issues
    .map(({ path: [name = ""], message }) =>
      typed[String(name)] === undefined ? `${String(name)} is missing` : `${String(name)}: ${message}`,
    )
    .join("; ");
}
