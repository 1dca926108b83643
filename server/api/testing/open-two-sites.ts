import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { EstateNode } from "#contract/estate/estate.ts";
import { beginImport, COPY_STAGED_ESTATES } from "../../storage/begin-import.ts";
import { finishImport } from "../../storage/finish-import.ts";
import { indexReference } from "../../storage/import/check/reference-index.ts";
import { shownNode } from "../../storage/import/write/shown-node.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { stagedLine } from "../../storage/staged-line.ts";
import { type SiteContent, writeSite } from "../../storage/write-site.ts";
import { HUYZEN_LISTINGS, TAKEN_OFF, ZILT_LISTINGS } from "./listings.ts";
import { HUYZEN, ZILT } from "./site-content.ts";

/** A database of its own with both agencies in it; one of huyzen's listings has been taken off. */
export async function openTwoSites() {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-api-"));
  const storage = await openStorage({ dataDir });
  const close = async () => {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const importSite = (content: SiteContent, nodes: readonly EstateNode[]) =>
    storage.transact((client) => writeAll(client, content, nodes));
  try {
    await importSite(HUYZEN, [...HUYZEN_LISTINGS, TAKEN_OFF]);
    await importSite(HUYZEN, HUYZEN_LISTINGS);
    await importSite(ZILT, ZILT_LISTINGS);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    storage,
    /** Imports zilt again with words of its own. */
    changeWords: (translations: SiteContent["translations"]) =>
      importSite({ ...ZILT, translations }, ZILT_LISTINGS),
    close,
  };
}

async function writeAll(
  client: ClientBase,
  content: SiteContent,
  nodes: readonly EstateNode[],
): Promise<void> {
  await beginImport(client, content.site.id);
  await writeSite(client, content);
  const reference = indexReference(content.reference);
  const lines = nodes.map((node) => stagedLine(shownNode(node, reference)));
  await pipeline(Readable.from(lines), client.query(copyFrom(COPY_STAGED_ESTATES)));
  await finishImport(client, content.site.id, { partial: false });
}
