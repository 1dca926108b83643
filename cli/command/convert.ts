import { basename, extname, join, dirname } from "node:path";
import { isLocale, LOCALES } from "#domain/locale/locale.ts";
import { convertSheet } from "#bundle/sources/spreadsheet/convert-sheet.ts";
import { type ListsOfSite, readSiteLists } from "#bundle/sources/spreadsheet/read-site-lists.ts";
import { writeConverted } from "#bundle/sources/spreadsheet/write-converted.ts";
import { reportUnderstood } from "../report-understood.ts";
import { limitFindings } from "../limit-findings.ts";
import { count } from "../report-findings.ts";
import { EXIT } from "../exit-code.ts";
import { withDatabase } from "./with-database.ts";
import type { Command } from "./command.ts";

export const convertCommand: Command = {
  name: "convert",
  takes: "<csv|xlsx>",
  fewest: 1,
  most: 1,
  summary: "Turns a spreadsheet of listings into a bundle; says first what it understands.",
  flags: {
    to: { type: "string" },
    write: { type: "boolean" },
    site: { type: "string" },
    sheet: { type: "string" },
    language: { type: "string" },
    "leave-out": { type: "string", multiple: true },
    "skip-invalid": { type: "boolean" },
    all: { type: "boolean" },
  },
  help: `
For agencies without a CRM. One row is one listing; columns are known by their names in Dutch, French, English and German
(docs/sources/spreadsheet.md has all of them). Without --to or --write nothing is written: it says which column is which
field, with two values of each, which columns it does not know (they are shown as extra fields on the listing's page), and
each cell that it can't read, by row and column.

  --to <folder>          writes a bundle there, for: gevel import <folder> --partial --site <id>
  --write                writes it into a folder beside the sheet, with the sheet's name
  --site <id>            the site that it is for: its places, types and languages are used; without it the bundle brings
                         all that it names, as a new site needs it
  --sheet <name>         the sheet of a workbook; the first visible one unless given
  --language <code>      the language (${LOCALES.join(", ")}) of texts whose column names none; found by the columns' names unless given
  --leave-out <column>   a column that is not to be shown; once for each
  --skip-invalid         writes the good rows where others can't be taken
  --all                  names every cell that can't be read, instead of the first hundred

Formulas are never run: their stored results are read. A database is needed for --site alone.
Exit code 0: done; 1: no listing was found, or rows can't be taken.`,
  run: async ({ words: [path = ""], flags, config, terminal }) => {
    const language = flags["language"] as string | undefined;
    if (language !== undefined && !isLocale(language)) {
      terminal.complain(`gevel: --language is one of ${LOCALES.join(", ")}`);
      return EXIT.usage;
    }
    const siteId = flags["site"] as string | undefined;
    const lists =
      siteId === undefined ? null : await withDatabase(config, (url) => readSiteLists(url, siteId));
    if (siteId !== undefined && !lists) {
      terminal.complain(`gevel: there is no site "${siteId}"; gevel sites lists those there are`);
      return EXIT.failed;
    }
    const { report, reportRest } = limitFindings(terminal, flags["all"] === true);
    const conversion = {
      path,
      report,
      sheet: flags["sheet"] as string | undefined,
      locale: language,
      fallback: fallbackOf(lists),
      leaveOut: (flags["leave-out"] as string[] | undefined) ?? [],
      ...(lists && { reference: lists.reference }),
    };
    const to = (flags["to"] as string | undefined) ?? (flags["write"] === true ? beside(path) : null);
    const skipInvalid = flags["skip-invalid"] === true;
    const understood =
      to === null
        ? { ...(await convertSheet({ ...conversion, onListing: async () => {} })), isWritten: false }
        : await writeConverted({ ...conversion, to, skipInvalid });
    reportRest();
    reportUnderstood(terminal, understood);
    terminal.say(ending(understood, to, siteId));
    return understood.listings > 0 && (skipInvalid || understood.refused === 0) ? EXIT.done : EXIT.failed;
  },
};

function fallbackOf(lists: ListsOfSite | null) {
  return lists?.site.defaultLocale ?? lists?.site.locales[0] ?? "nl";
}

/** "aanbod.xlsx" goes into the folder "aanbod" beside it. */
function beside(path: string): string {
  return join(dirname(path), basename(path, extname(path)));
}

type Understood = { readonly isWritten: boolean; readonly listings: number; readonly refused: number };

function ending(
  { isWritten, listings, refused }: Understood,
  to: string | null,
  siteId: string | undefined,
): string {
  if (isWritten) {
    const site = siteId ?? "<id>";
    return `${count(listings, "listing")} written. Next: gevel import ${to} --partial --site ${site}`;
  }
  if (to !== null && refused > 0) return "Nothing was written: mend the rows above, or use --skip-invalid.";
  return "Nothing was written; --to <folder> writes a bundle.";
}
