import { BundleRefused, type OpenBundle } from "../../../../files/bundle-files.ts";
import { openZip } from "../../../../files/open-zip.ts";
import { BUNDLE_LIMITS } from "../../../../files/bundle-limits.ts";
import { dayOfSerial } from "../../values/serial-day.ts";
import type { Cell, SheetLimits, SheetRow } from "../sheet-row.ts";
import { readDateStyles } from "./date-styles.ts";
import { findSheet } from "./find-sheet.ts";
import { type RawCell, readRawRows } from "./read-raw-rows.ts";
import { readSharedTexts } from "./shared-texts.ts";

type Workbook = {
  readonly path: string;
  readonly sheet: string | undefined;
  readonly limits: SheetLimits;
};

const UNPACKED_BYTES = 512 * 1024 * 1024;

/**
 * The rows of a workbook's sheet (.xlsx), read in place and piece by piece: only the texts that cells share are held.
 * Formulas are not run; the result that the spreadsheet program stored is read.
 */
export async function* readWorkbook({ path, sheet, limits }: Workbook): AsyncGenerator<SheetRow> {
  const archive = await openZip(path, { ...BUNDLE_LIMITS, files: 10_000, totalBytes: UNPACKED_BYTES });
  try {
    const { file, countsFrom1904 } = await findSheet(archive, sheet);
    const cellOf = createCells({
      texts: await readSharedTexts(archive, limits),
      dateStyles: await readDateStyles(archive),
      countsFrom1904,
    });
    yield* rowsOf(archive, file, limits, cellOf);
  } finally {
    await archive.close();
  }
}

async function* rowsOf(
  archive: OpenBundle,
  file: string,
  limits: SheetLimits,
  cellOf: (raw: RawCell) => Cell,
): AsyncGenerator<SheetRow> {
  let rows = 0;
  for await (const { number, cells } of readRawRows(await archive.open(file), limits)) {
    rows += 1;
    if (rows > limits.rows) throw new BundleRefused(`it has more than ${limits.rows} rows`);
    yield { number, cells: Array.from(cells, (raw) => (raw ? cellOf(raw) : null)) };
  }
}

type Shared = {
  readonly texts: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  readonly countsFrom1904: boolean;
};

/** What a cell means by its type (ECMA-376 part 1, 18.18.11). */
function createCells({ texts, dateStyles, countsFrom1904 }: Shared) {
  return ({ type, style, value, text, isFormula }: RawCell): Cell => {
    if (type === "inlineStr") return text;
    if (value === "") return isFormula ? { fault: "a formula without a stored result" } : null;
    if (type === "s") return texts[Number(value)] ?? null;
    if (type === "str" || type === "d") return value;
    if (type === "b") return value === "1";
    if (type === "e") return { fault: value };
    const number = Number(value);
    if (!Number.isFinite(number)) return { fault: `"${value.slice(0, 40)}" is no number` };
    return dateStyles.has(style) ? (dayOfSerial(number, countsFrom1904) ?? number) : number;
  };
}
