import { basename, dirname } from "node:path";
import type { Locale } from "#domain/locale/locale.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { BundleRefused } from "../../files/bundle-files.ts";
import type { Finding, Report } from "../../finding.ts";
import { countNames, findColumns, type FoundColumn, type Naming } from "./columns/find-columns.ts";
import { type CellFinding, convertRow, type RowContext } from "./convert-row.ts";
import { openSheet } from "./file/open-sheet.ts";
import { columnName, isEmpty, isFault, type SheetLimits, type SheetRow } from "./file/sheet-row.ts";
import type { ListingDraft } from "../write-draft.ts";
import { findPictures, type SheetPicture } from "./listing/sheet-pictures.ts";
import { createSiteLists } from "./listing/site-lists.ts";

export type SheetConversion = Naming & {
  readonly path: string;
  readonly sheet?: string | undefined;
  readonly limits?: SheetLimits;
  /** The lists of the site that the listings are for; empty for a new one. */
  readonly reference?: ReferenceData;
  readonly report: Report;
  readonly onListing: (draft: ListingDraft, pictures: readonly SheetPicture[]) => Promise<void>;
};

/** What was understood of a sheet. */
export type UnderstoodSheet = {
  readonly headerRow: number;
  readonly locale: Locale;
  readonly columns: readonly FoundColumn[];
  /** Up to two values of each column, by its position. */
  readonly samples: ReadonlyMap<number, readonly string[]>;
  readonly listings: number;
  /** Rows that could not be taken, rows that are not to be shown, and cells that could not be read. */
  readonly refused: number;
  readonly withheld: number;
  readonly badCells: number;
  readonly additions: Partial<ReferenceData>;
};

/** The names of the columns stand in one of so many rows: sheets begin with a title or a logo. */
const HEADER_ROWS = 20;

/** Reads a sheet row by row and passes on each listing; nothing but their references is held. Throws {@link BundleRefused} for no sheet. */
export async function convertSheet(conversion: SheetConversion): Promise<UnderstoodSheet> {
  const rows = openSheet(conversion);
  const { header, rest } = await takeHeader(rows);
  const found = findColumns(header.cells, conversion);
  const lists = createSiteLists(conversion.reference ?? ReferenceData.parse({}));
  const hasPictures = found.columns.some(
    (column) => column.kind === "known" && column.column.to === "pictures",
  );
  const pictureOf = await findPictures(hasPictures ? dirname(conversion.path) : null);
  const counts = createCounts(conversion, found.columns);
  const seen = new Map<string, number>();
  const take = async (row: SheetRow) => {
    if (row.cells.every(isEmpty)) return;
    counts.sample(row);
    await takeRow(row, { found, lists, pictureOf }, { seen, counts, onListing: conversion.onListing });
  };
  for (const row of rest) await take(row);
  for await (const row of rows) await take(row);
  return {
    headerRow: header.number,
    ...found,
    ...counts.told(),
    additions: lists.additions(),
  };
}

type Taking = {
  readonly seen: Map<string, number>;
  readonly counts: ReturnType<typeof createCounts>;
  readonly onListing: SheetConversion["onListing"];
};

async function takeRow(
  row: SheetRow,
  context: RowContext,
  { seen, counts, onListing }: Taking,
): Promise<void> {
  const { draft, pictures, findings } = convertRow(row, context);
  findings.forEach(counts.tell);
  if (!draft) return;
  const id = String((draft["general"] as ListingDraft)["externalId"]);
  const twin = seen.get(id);
  if (twin !== undefined) {
    const reason = `left out: row ${twin} has the reference "${id}" too`;
    return counts.tell({ level: "error", row: row.number, position: null, reason });
  }
  seen.set(id, row.number);
  counts.listing();
  await onListing(draft, pictures);
}

/** The row that holds most names that are known; the first with anything in it where none is. */
async function takeHeader(rows: AsyncGenerator<SheetRow>): Promise<{ header: SheetRow; rest: SheetRow[] }> {
  const first: SheetRow[] = [];
  while (first.length < HEADER_ROWS) {
    const { value, done } = await rows.next();
    if (done) break;
    if (!value.cells.every(isEmpty)) first.push(value);
  }
  if (first.length === 0) throw new BundleRefused("there is nothing in it");
  const names = first.map(({ cells }) => countNames(cells));
  const at = names.indexOf(Math.max(...names));
  return { header: first[at]!, rest: first.slice(at + 1) };
}

const SAMPLES = 2;
const SAMPLE_SIGNS = 40;

function createCounts(
  { path, report }: Pick<SheetConversion, "path" | "report">,
  columns: readonly FoundColumn[],
) {
  const file = basename(path);
  const samples = new Map<number, string[]>();
  const counts = { listings: 0, refused: 0, withheld: 0, badCells: 0 };
  const names = new Map(columns.map(({ position, text }) => [position, `${columnName(position)} "${text}"`]));
  return {
    listing: () => void (counts.listings += 1),
    tell: ({ level, row, position, reason }: CellFinding) => {
      if (level === "error") counts.refused += 1;
      else if (level === "note") counts.withheld += 1;
      else counts.badCells += 1;
      const path = position === null ? undefined : (names.get(position) ?? columnName(position));
      const code = level === "warning" ? "value-left-out" : "listing-left-out";
      const finding: Finding = { level, code, file, line: row, path, message: reason };
      report(finding);
    },
    sample: ({ cells }: SheetRow) => {
      for (const { position, kind } of columns) {
        if (kind === "left-out") continue;
        const cell = cells[position - 1];
        const known = samples.get(position) ?? [];
        if (known.length >= SAMPLES || isEmpty(cell) || isFault(cell)) continue;
        samples.set(position, [...known, sampleOf(cell)]);
      }
    },
    told: () => ({ ...counts, samples }),
  };
}

function sampleOf(cell: SheetRow["cells"][number] | undefined): string {
  const value = String(cell).replaceAll(/\s+/g, " ").trim();
  return value.length > SAMPLE_SIGNS ? `${value.slice(0, SAMPLE_SIGNS)}…` : value;
}
