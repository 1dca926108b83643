import { createWriteStream } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { ESTATES_FILE } from "../../files/bundle-files.ts";
import { convertSheet, type SheetConversion, type UnderstoodSheet } from "./convert-sheet.ts";
import type { SheetPicture } from "./listing/sheet-pictures.ts";

export type WrittenConversion = Omit<SheetConversion, "onListing"> & {
  /** The folder of the bundle. */
  readonly to: string;
  /** Writes the good rows where others could not be taken. */
  readonly skipInvalid: boolean;
};

/**
 * Converts a sheet into a bundle that only adds: `estates.ndjson`, the pictures that lie beside the sheet, and what the
 * site's lists lack (`reference.json`). With a row that can't be taken nothing is written, unless such rows are to be skipped.
 */
export async function writeConverted(
  conversion: WrittenConversion,
): Promise<UnderstoodSheet & { readonly isWritten: boolean }> {
  const { to, skipInvalid } = conversion;
  await mkdir(to, { recursive: true });
  const unfinished = join(to, `${ESTATES_FILE}.part`);
  const pictures = new Map<string, SheetPicture>();
  try {
    const understood = await writeLines(unfinished, conversion, pictures);
    const isWritten = understood.listings > 0 && (skipInvalid || understood.refused === 0);
    if (isWritten) {
      await writeParts(to, understood.additions);
      await copyPictures(to, pictures);
      await rename(unfinished, join(to, ESTATES_FILE));
    }
    return { ...understood, isWritten };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeLines(file: string, conversion: WrittenConversion, pictures: Map<string, SheetPicture>) {
  const stream = createWriteStream(file);
  try {
    return await convertSheet({
      ...conversion,
      onListing: async (draft, ofListing) => {
        for (const picture of ofListing) pictures.set(picture.name, picture);
        if (!stream.write(`${JSON.stringify(draft)}\n`)) await once(stream, "drain");
      },
    });
  } finally {
    stream.end();
    await finished(stream);
  }
}

async function writeParts(to: string, additions: UnderstoodSheet["additions"]): Promise<void> {
  const lists = Object.entries(additions).filter(([, rows]) => rows.length > 0);
  const file = join(to, "reference.json");
  if (lists.length === 0) await rm(file, { force: true });
  else await writeFile(file, `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
}

async function copyPictures(to: string, pictures: ReadonlyMap<string, SheetPicture>): Promise<void> {
  if (pictures.size > 0) await mkdir(join(to, "media"), { recursive: true });
  for (const { path, name } of pictures.values()) await copyFile(path, join(to, "media", name));
}
