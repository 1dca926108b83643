import { addExtraField, type ExtraFieldDraft } from "../extra-fields.ts";
import type { Column } from "./columns/column.ts";
import type { FoundColumn, FoundColumns } from "./columns/find-columns.ts";
import { type Cell, isEmpty, isFault, type SheetRow } from "./file/sheet-row.ts";
import { fitToSchema } from "./listing/fit-to-schema.ts";
import type { ListingDraft } from "../write-draft.ts";
import { type RowValue, setAt } from "./listing/row-values.ts";
import type { SheetPicture } from "./listing/sheet-pictures.ts";
import type { SiteLists } from "./listing/site-lists.ts";
import { writeListing } from "./listing/write-listing.ts";
import { writeMedia } from "./listing/write-media.ts";
import { readCell } from "./columns/read-cell.ts";
import type { ReadValue } from "./values/read-value.ts";

/** A cell that could not be read, or a row that could not be taken (`position` is null), and why. */
export type CellFinding = {
  readonly level: "error" | "warning" | "note";
  readonly row: number;
  readonly position: number | null;
  readonly reason: string;
};

export type RowContext = {
  readonly found: FoundColumns;
  readonly lists: SiteLists;
  readonly pictureOf: (typed: string) => ReadValue<SheetPicture>;
};

export type ConvertedRow = {
  /** Null where the row could not be taken, or is not to be shown. */
  readonly draft: ListingDraft | null;
  readonly pictures: readonly SheetPicture[];
  readonly findings: readonly CellFinding[];
};

/** As many as a listing can have. */
const MOST_EXTRA_FIELDS = 200;

type KnownColumn = FoundColumn & { readonly kind: "known" };

/** Turns a row of a sheet into the line of a listing; what can't be read is left out and named. */
export function convertRow({ number, cells }: SheetRow, context: RowContext): ConvertedRow {
  const findings: CellFinding[] = [];
  const tell = (position: number | null, reason: string, level: CellFinding["level"] = "warning") =>
    void findings.push({ level, row: number, position, reason });
  const { draft, joined } = readRow(cells, context, tell);
  const pictures = writeMedia(draft, joined, context.pictureOf, tell);
  const refuse: Parameters<typeof writeListing>[0]["refuse"] = ({ position }, reason) => {
    tell(position, reason);
    addExtra(
      draft,
      context.found.columns.find((column) => column.position === position)!,
      cells,
      context,
    );
  };
  const isShown = writeListing({ draft, values: joined, lists: context.lists, refuse });
  if (!isShown) tell(null, "left out: its status says that it is not to be shown", "note");
  const fault = isShown ? faultOfId(draft) : null;
  if (fault) tell(null, fault, "error");
  if (!isShown || fault) return { draft: null, pictures: [], findings };
  return { draft: fitToSchema(draft, context.found.columns, tell), pictures, findings };
}

/** As long as a text id can be. */
const LONGEST_ID = 200;

/** A listing is known again by its number or its reference. */
function faultOfId(draft: ListingDraft): string | null {
  const general = (draft["general"] ??= {}) as ListingDraft;
  const id = (general["externalId"] ??= general["reference"]);
  if (typeof id !== "string")
    return "left out: it has no reference and no number, by which it is known again";
  return id.length > LONGEST_ID ? `left out: its reference has more than ${LONGEST_ID} signs` : null;
}

type Tell = (position: number | null, reason: string) => void;

function readRow(cells: readonly Cell[], context: RowContext, tell: Tell) {
  const draft: ListingDraft = {};
  const joined = new Map<string, RowValue[]>();
  for (const column of context.found.columns) {
    const cell = cells[column.position - 1] ?? null;
    if (isEmpty(cell) || column.kind === "left-out") continue;
    if (column.kind === "extra") {
      if (isFault(cell)) tell(column.position, `the sheet says "${cell.fault}"`);
      else addExtra(draft, column, cells, context);
      continue;
    }
    const read = readCell(column.column.as, cell);
    if ("value" in read) writeValue(draft, joined, column, read.value);
    else {
      tell(column.position, read.reason);
      if (isOfList(column.column) && !isFault(cell)) addExtra(draft, column, cells, context);
    }
  }
  return { draft, joined };
}

function writeValue(
  draft: ListingDraft,
  joined: Map<string, RowValue[]>,
  found: KnownColumn,
  value: unknown,
): void {
  const { column, locale, position, text } = found;
  if (column.to.startsWith("row.") || JOINED_LISTS.has(column.to)) {
    const key = column.to.startsWith("row.") ? column.to : String(column.as);
    joined.set(key, [...(joined.get(key) ?? []), { value, locale, origin: { position, text } }]);
  } else if (column.as === "texts") setAt(draft, `${column.to}.${locale}`, value);
  else setAt(draft, column.to, column.as === "country" ? { id: value } : value);
}

const JOINED_LISTS: ReadonlySet<string> = new Set(["pictures", "videos", "virtualVisits", "files"]);

/** What a code list does not know is shown as the agency wrote it. */
function isOfList({ as }: Column): boolean {
  return typeof as === "object";
}

function addExtra(
  draft: ListingDraft,
  { position, text }: FoundColumn,
  cells: readonly Cell[],
  { found }: RowContext,
): void {
  const fields = (draft["extraFields"] ??= []) as ExtraFieldDraft[];
  const cell = cells[position - 1] ?? null;
  if (fields.length >= MOST_EXTRA_FIELDS || isFault(cell) || cell === null) return;
  const value = typeof cell === "string" ? cell.trim() : cell;
  addExtraField(fields, { path: text, label: undefined, value, language: found.locale });
}
