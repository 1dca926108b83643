import type { ClientBase } from "pg";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import { COPY_STAGED_ESTATES } from "../commit/begin-import.ts";
import { copyLines } from "../commit/copy-lines.ts";
import { stagedLine } from "../commit/staged-line.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { BundleRefused, type BundleSource } from "../files/bundle-source.ts";
import { readLines } from "../files/read-lines.ts";
import { type CheckedEstates, ESTATES_FILE } from "../check/estate/check-estates.ts";
import type { HiddenStreets } from "../check/estate/hidden-streets.ts";
import { parseRecord } from "../check/record/parse-record.ts";
import type { ReferenceIndex } from "../check/reference-index.ts";
import type { MediaIndex } from "../media/media-index.ts";
import { shownNode } from "./shown-node.ts";
import { withMedia } from "./with-media.ts";

export type Staging = {
  readonly source: BundleSource;
  readonly limits: BundleLimits;
  readonly estates: CheckedEstates;
  readonly reference: ReferenceIndex;
  readonly book: MediaIndex;
  /** What the texts of a listing may not tell. */
  readonly hiddenStreets: HiddenStreets;
  readonly onBytes: (bytes: number) => void;
};

/** Streams the listings that were found good into the staging table. */
export async function stageEstates(client: ClientBase, staging: Staging): Promise<void> {
  if (!staging.source.files.has(ESTATES_FILE)) return;
  await copyLines(client, COPY_STAGED_ESTATES, stagedLines(staging));
}

async function* stagedLines({ source, limits, estates, reference, book, hiddenStreets, onBytes }: Staging) {
  let staged = 0;
  for await (const { number, bytes } of readLines(await source.open(ESTATES_FILE), limits.lineBytes)) {
    onBytes((bytes?.length ?? limits.lineBytes) + 1);
    if (estates.invalid.has(number)) continue;
    const parsed = bytes && parseRecord(bytes, EstateNode);
    if (!parsed?.ok) throw changedMeanwhile();
    staged += 1;
    const { id, parentId } = parsed.value.general;
    const isHidden = estates.hidden.has(parentId ?? id);
    const node = withPlainTexts(await withMedia(parsed.value, book));
    const hiddenAddress = hiddenStreets(node.general);
    yield stagedLine(shownNode(node, { reference, isHidden, hiddenAddress }));
  }
  if (staged !== estates.valid) throw changedMeanwhile();
}

function changedMeanwhile(): BundleRefused {
  return new BundleRefused(`${ESTATES_FILE} changed while it was read`);
}
