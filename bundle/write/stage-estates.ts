import type { ClientBase } from "pg";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { COPY_STAGED_ESTATES } from "../commit/begin-import.ts";
import { copyLines } from "../commit/copy-lines.ts";
import { stagedLine } from "../commit/staged-line.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { BundleRefused, ESTATES_FILE } from "../files/bundle-files.ts";
import type { EstateLines } from "../ids/estate-lines.ts";
import { parseRecord } from "../check/record/parse-record.ts";
import type { MediaUrl } from "../remote-media/note-media-urls.ts";
import { shownEstate, type Surroundings } from "./shown-estate.ts";

export type Staging = Surroundings & {
  readonly estateLines: EstateLines;
  readonly limits: BundleLimits;
  readonly onBytes: (bytes: number) => void;
};

/** Streams the listings that were found good into the staging table; answers from where they have files. */
export async function stageEstates(client: ClientBase, staging: Staging): Promise<MediaUrl[]> {
  const urls: MediaUrl[] = [];
  if (staging.estateLines.isThere) await copyLines(client, COPY_STAGED_ESTATES, stagedLines(staging, urls));
  return urls;
}

async function* stagedLines({ estateLines, limits, onBytes, ...surroundings }: Staging, urls: MediaUrl[]) {
  let staged = 0;
  for await (const { number, bytes, brought, source, mediaUrls } of estateLines.read()) {
    onBytes((bytes?.length ?? limits.lineBytes) + 1);
    if (surroundings.estates.invalid.has(number)) continue;
    const parsed = bytes && parseRecord(bytes, EstateNode);
    if (!parsed?.ok) throw changedMeanwhile();
    staged += 1;
    const { id } = parsed.value.general;
    for (const url of mediaUrls) urls.push({ id, url });
    yield stagedLine({ ...(await shownEstate(parsed.value, surroundings)), brought, source });
  }
  if (staged !== surroundings.estates.valid) throw changedMeanwhile();
}

function changedMeanwhile(): BundleRefused {
  return new BundleRefused(`${ESTATES_FILE} changed while it was read`);
}
