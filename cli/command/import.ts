import { importBundle, type ImportResult } from "#bundle/import-bundle.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import { EXIT } from "../exit-code.ts";
import { withDatabase } from "./with-database.ts";
import { showProgress } from "../show-progress.ts";
import { count, reportFindings } from "../report-findings.ts";
import type { Command } from "./command.ts";

export const importCommand: Command = {
  name: "import",
  takes: "<bundle>",
  fewest: 1,
  most: 1,
  summary: "Puts a site's bundle into the database: everything, or nothing at all.",
  flags: {
    partial: { type: "boolean" },
    site: { type: "string" },
    "skip-invalid": { type: "boolean" },
    "allow-removals": { type: "boolean" },
  },
  help: `
<bundle> is a folder or a .zip that holds one site. It is checked as "gevel check" does, then written in one transaction;
a server that runs shows it within two seconds. What stood on the site and is not in the bundle is removed.

  --partial         adds and updates, removes nothing; the bundle needs only the files that bring news, and its listings
                    may name pictures that an earlier bundle of the site brought
  --site <id>       with --partial: the site that a bundle without site.json adds to
  --skip-invalid    takes the good listings, pages and pictures, and names the others; a button to a page that is not
                    there takes nothing with it
  --allow-removals  takes off what the bundle leaves out, however much it is. Without it an import is refused that would
                    take off all listings, or more than a quarter and at least three; holiday homes and pages likewise

Importing the same bundle again changes nothing. Two imports of one site wait for each other.
Exit code 0: done, also when --skip-invalid left bad ones out; 1: nothing was written, because the bundle is no good or the
work failed. A fault in site.json, reference.json or collections.json can't be skipped, nor can every listing at once.`,
  run: async ({ words, flags, config, terminal }) => {
    if (flags["site"] !== undefined && flags["partial"] !== true) {
      terminal.complain("gevel: --site needs --partial; another bundle names its site in site.json");
      return EXIT.usage;
    }
    const startedAt = performance.now();
    const { report, counts, reportRepeated } = reportFindings(terminal);
    const result = await withDatabase(config, (databaseUrl) =>
      importBundle({
        path: words[0]!,
        databaseUrl,
        dataDir: config.dataDir,
        partial: flags["partial"] === true,
        skipInvalid: flags["skip-invalid"] === true,
        allowRemovals: flags["allow-removals"] === true,
        isOperators: true,
        siteId: flags["site"] as string | undefined,
        afterWriting: (client, { siteId, outcome }) =>
          writeLogEntry(client, siteId, {
            at: new Date(),
            actor: "gevel import",
            action: flags["partial"] === true ? "add" : "replace",
            subject: words[0]!,
            outcome,
          }),
        report,
        onStep: showProgress(terminal, () => performance.now()),
      }),
    ).finally(reportRepeated);
    terminal.endLine();
    if (result.kind === "refused") {
      terminal.complain(`Nothing was imported: ${count(result.errors, "error")}.`);
      return EXIT.failed;
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    terminal.say(`${outcomeOf(result)} (${count(counts.warning, "warning")}, ${seconds} s)`);
    return EXIT.done;
  },
};

function outcomeOf(imported: ImportResult & { kind: "imported" }): string {
  const { siteId, estates, rentals, isNewSite, changedKinds } = imported;
  const changed = [...new Set([...changedKinds].map((kind) => FILES[kind] ?? kind))].toSorted();
  const happened = [
    isNewSite ? "new site" : changed.length > 0 ? `${inWords(changed)} changed` : null,
    changesOf(estates, "listing"),
    changesOf(rentals, "holiday home"),
  ].filter((part) => part !== null);
  const left = leftOut(imported);
  return `${siteId}: ${happened.join(", ") || "nothing changed"}${left.length > 0 ? `; ${inWords(left)} left out` : ""}`;
}

/** What an operator knows each part of a site by. */
const FILES: Readonly<Record<string, string>> = {
  site: "site.json",
  menus: "menus.json",
  reference: "reference.json",
  collections: "collections.json",
  agreements: "agreements.json",
  agenda: "agenda.json",
  entities: "entities.json",
  "entity-items": "entities.json",
};

type Changes = { readonly added: number; readonly changed: number; readonly removed: number };

/** "2 listings added, 1 changed"; null where nothing is to tell. */
function changesOf({ added, changed, removed }: Changes, thing: string): string | null {
  const told = Object.entries({ added, changed, removed }).filter(([, number]) => number > 0);
  if (told.length === 0) return null;
  return told.map(([done, number], at) => `${at === 0 ? count(number, thing) : number} ${done}`).join(", ");
}

function leftOut({ skipped, skippedPages, skippedParts }: ImportResult & { kind: "imported" }): string[] {
  const things = [
    ["bad listing", skipped],
    ["bad page", skippedPages],
    ["dead button", skippedParts],
  ] as const;
  return things.flatMap(([thing, number]) => (number > 0 ? [count(number, thing)] : []));
}

/** "a", "a and b", "a, b and c". */
function inWords(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
}
