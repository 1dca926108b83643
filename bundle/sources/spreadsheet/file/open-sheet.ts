import { open, stat } from "node:fs/promises";
import { BundleRefused } from "../../../files/bundle-files.ts";
import { readCsv } from "./read-csv.ts";
import { SHEET_LIMITS, type SheetLimits, type SheetRow } from "./sheet-row.ts";
import { readWorkbook } from "./xlsx/read-workbook.ts";

const ZIP = "504b0304";
const OLE_CONTAINER = "d0cf11e0";

export type SheetFile = {
  readonly path: string;
  /** Of a workbook: the sheet to read; the first visible one unless given. */
  readonly sheet?: string | undefined;
  readonly limits?: SheetLimits;
};

/**
 * The rows of a .csv or .xlsx, one by one; what the file is, its first bytes say. Throws {@link BundleRefused} for a
 * file that is neither, that is locked or that holds more than its limits.
 */
export async function* openSheet(file: SheetFile): AsyncGenerator<SheetRow> {
  const { path, sheet, limits = SHEET_LIMITS } = file;
  const first = await firstBytes(path, limits);
  if (first === OLE_CONTAINER)
    throw new BundleRefused("it is an .xls or a locked workbook; save it as .xlsx without a password");
  if (first === ZIP) return yield* readWorkbook({ path, sheet, limits });
  if (sheet !== undefined) throw new BundleRefused("only a workbook (.xlsx) has sheets with names");
  yield* readCsv(path, limits);
}

async function firstBytes(path: string, limits: SheetLimits): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new BundleRefused("there is no such file");
  if (found.size > limits.bytes) throw new BundleRefused(`it is larger than ${limits.bytes} bytes`);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString("hex");
  } finally {
    await file.close();
  }
}
