import type { FindingCode } from "../api/published.ts";

/** What can be brought where. */
export type MediaKind = "picture" | "document" | "film";

/** Why a file can't be brought, before or after it was sent. */
export type FileRefusal =
  | "heic"
  | "too-large"
  | "too-many-pixels"
  | "damaged"
  | "no-picture"
  | "no-document"
  | "no-film";

/** As much as the API takes. */
export const MOST_BYTES = 20 * 1024 * 1024;

/** What a browser offers to choose; a phone turns its own kind of photo into one of these. */
export const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  picture: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
  document: "application/pdf",
  film: "video/mp4,video/webm",
};

/** The brands of photos that phones keep and browsers don't show. */
const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]);

const HEAD_BYTES = 12;

/** Why a file is not worth sending; null for one that may be. */
export async function refusalBeforeSending(file: File): Promise<FileRefusal | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return "heic";
  return file.size > MOST_BYTES ? "too-large" : null;
}

/** Whether the first bytes of a file are those of a HEIC photo, whatever it is called. */
function isHeic(head: Uint8Array): boolean {
  const text = String.fromCodePoint(...head);
  return text.slice(4, 8) === "ftyp" && HEIC_BRANDS.has(text.slice(8, 12));
}

const NOT_OF_KIND = { picture: "no-picture", document: "no-document", film: "no-film" } as const;

/** Why a file that the site took in can't stand where another kind is meant. */
export function refusalOfKind(wanted: MediaKind, taken: MediaKind): FileRefusal | null {
  return wanted === taken ? null : NOT_OF_KIND[wanted];
}

/** What the code with which the API refuses a file is called here. */
export function refusalFromCode(wanted: MediaKind, code: FindingCode): FileRefusal {
  if (code === "too-many-pixels") return code;
  return code === "damaged-file" ? "damaged" : NOT_OF_KIND[wanted];
}
