import type { ClientBase } from "pg";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import { COPY_STAGED_ESTATES } from "../commit/begin-import.ts";
import { copyLines } from "../commit/copy-lines.ts";
import { stagedLine } from "../commit/staged-line.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { BundleRefused, ESTATES_FILE } from "../files/bundle-files.ts";
import type { EstateLines } from "../ids/estate-lines.ts";
import type { CheckedEstates } from "../check/estate/check-estates.ts";
import type { HiddenStreets } from "../check/estate/hidden-streets.ts";
import { parseRecord } from "../check/record/parse-record.ts";
import type { ReferenceIndex } from "../check/reference-index.ts";
import type { MediaIndex } from "../check/media/media-index.ts";
import type { MediaUrl } from "../remote-media/note-media-urls.ts";
import { shownNode } from "./shown-node.ts";
import { withMedia } from "./with-media.ts";

export type Staging = {
  readonly estateLines: EstateLines;
  readonly limits: BundleLimits;
  readonly estates: CheckedEstates;
  readonly reference: ReferenceIndex;
  readonly mediaIndex: MediaIndex;
  /** What the texts of a listing may not tell. */
  readonly hiddenStreets: HiddenStreets;
  readonly onBytes: (bytes: number) => void;
};

/** Streams the listings that were found good into the staging table; answers from where they have files. */
export async function stageEstates(client: ClientBase, staging: Staging): Promise<MediaUrl[]> {
  const urls: MediaUrl[] = [];
  if (staging.estateLines.isThere) await copyLines(client, COPY_STAGED_ESTATES, stagedLines(staging, urls));
  return urls;
}

async function* stagedLines(
  { estateLines, limits, estates, reference, mediaIndex, hiddenStreets, onBytes }: Staging,
  urls: MediaUrl[],
) {
  let staged = 0;
  for await (const { number, bytes, brought, source, mediaUrls } of estateLines.read()) {
    onBytes((bytes?.length ?? limits.lineBytes) + 1);
    if (estates.invalid.has(number)) continue;
    const parsed = bytes && parseRecord(bytes, EstateNode);
    if (!parsed?.ok) throw changedMeanwhile();
    staged += 1;
    const { id, parentId } = parsed.value.general;
    for (const url of mediaUrls) urls.push({ id, url });
    const isHidden = estates.hidden.has(parentId ?? id);
    const node = withPlainTexts(await withMedia(parsed.value, mediaIndex));
    const hiddenAddress = hiddenStreets(node.general);
    yield stagedLine({ ...shownNode(node, { reference, isHidden, hiddenAddress }), brought, source });
  }
  if (staged !== estates.valid) throw changedMeanwhile();
}

function changedMeanwhile(): BundleRefused {
  return new BundleRefused(`${ESTATES_FILE} changed while it was read`);
}
