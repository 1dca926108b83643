import { isContentAddress } from "../media-folder.ts";
import { readMediaInfo, readOriginal } from "../media-info.ts";

const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  mp4: "video/mp4",
  webm: "video/webm",
};

export type Original = { readonly type: string; readonly read: () => Promise<Buffer> };

/** A file as it was taken in: cleaned, without metadata; null when nothing lies under its content address. */
export async function findOriginal(dataDir: string, file: string): Promise<Original | null> {
  const info = isContentAddress(file) ? await readMediaInfo(dataDir, file) : null;
  if (!info) return null;
  const type = TYPES[info.original.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return { type, read: () => readOriginal(dataDir, file, info) };
}
