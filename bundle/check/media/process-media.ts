import { availableParallelism } from "node:os";
import type { FindingCode } from "#features/site/schema/finding-codes.ts";
import type { InspectedMedia } from "#platform/media/ingest/inspect-media.ts";
import type { BundleLimits } from "../../files/bundle-limits.ts";
import { BundleRefused, type OpenBundle } from "../../files/bundle-files.ts";
import { readSmall } from "../../files/read-small.ts";
import type { StoredSite } from "../check-bundle.ts";
import type { Report } from "../../finding.ts";

/** Inspects a file, and stores it under a content address where the bundle is imported. */
export type ProcessFile = (bytes: Buffer) => Promise<InspectedMedia & { readonly file?: string }>;

/** The first place that names a file, and whether it means a film there. */
export type UsedMedia = { readonly usedAt: string; readonly isFilm: boolean };

export type MediaToProcess = {
  readonly bundle: OpenBundle;
  readonly limits: BundleLimits;
  /** By their names in media/. */
  readonly used: ReadonlyMap<string, UsedMedia>;
  /** What earlier bundles brought, which a bundle that only adds may name. */
  readonly stored: Pick<StoredSite, "media" | "hasMedia">;
  readonly processFile: ProcessFile;
  readonly onProcessed: () => void;
};

/** Decoding fills a core; on large machines the disk and the memory are filled first. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Inspects or stores all media that the bundle uses; answers the address of each and how many were refused. */
export async function processMedia(
  media: MediaToProcess,
  report: Report,
): Promise<{ addresses: Map<string, string>; refused: number }> {
  const addresses = new Map<string, string>();
  let refused = 0;
  const queue = media.used.entries();
  const work = async () => {
    for (const [name, use] of queue) {
      const address = await processOne(name, use, media, report);
      if (address === null) refused += 1;
      else addresses.set(name, address);
      media.onProcessed();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  noteUnused(media, report);
  return { addresses, refused };
}

async function processOne(
  name: string,
  { usedAt, isFilm }: UsedMedia,
  media: MediaToProcess,
  report: Report,
): Promise<string | null> {
  const file = `media/${name}`;
  const known = media.bundle.files.has(file) ? undefined : media.stored.media.get(name);
  if (known && (await media.stored.hasMedia(known))) return known;
  const bytes = await readMedia(file, media);
  const settled = Buffer.isBuffer(bytes) ? ofKind(await media.processFile(bytes), isFilm) : bytes;
  if (!settled.ok) {
    const { code, reason } = settled;
    report({ level: "error", code, file, message: `${reason} (${usedAt} shows it)` });
    return null;
  }
  if (settled.removed.length > 0) {
    const message = `taken out of the drawing: ${settled.removed.join(", ")}`;
    report({ level: "warning", code: "cleaned-drawing", file, message });
  }
  return settled.file ?? "";
}

type Processed = Awaited<ReturnType<ProcessFile>>;
type Refused = { readonly ok: false; readonly code: FindingCode; readonly reason: string };

/** A film stands where films are shown, and nothing else does. */
function ofKind(settled: Processed, isFilm: boolean): Processed | Refused {
  if (!settled.ok || (settled.info.kind === "film") === isFilm) return settled;
  const reason = isFilm ? "the file is no film" : "the file is a film, which is shown among `videos` alone";
  return { ok: false, code: "wrong-file-kind", reason };
}

/** The bytes, or why they can't be had. */
async function readMedia(file: string, { bundle, limits }: MediaToProcess): Promise<Buffer | Refused> {
  if (!bundle.files.has(file)) return { ok: false, code: "missing-file", reason: "it is not in the bundle" };
  try {
    return await readSmall(bundle, file, limits.mediaBytes);
  } catch (error) {
    const code = error instanceof BundleRefused ? "oversized-file" : "damaged-file";
    return { ok: false, code, reason: (error as Error).message };
  }
}

function noteUnused({ bundle, used }: MediaToProcess, report: Report): void {
  const unused = [...bundle.files.keys()].filter(
    (file) => file.startsWith("media/") && !used.has(file.slice("media/".length)),
  );
  for (const file of unused)
    report({
      level: "note",
      code: "unused-file",
      file,
      message: "nothing shows it, left out",
      repeats: true,
    });
}
