import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { EstateNode } from "#features/listings/schema/estate.ts";
import { beginImport, COPY_STAGED_ESTATES } from "#bundle/commit/begin-import.ts";
import { finishImport } from "#bundle/commit/finish-import.ts";
import { indexReference } from "#bundle/check/reference-index.ts";
import { shownNode } from "#bundle/write/shown-node.ts";
import { stagedLine } from "#bundle/commit/staged-line.ts";
import { openTestStorage, TEST_SERVERS } from "../../database/testing/test-database.ts";
import { type SiteContent, writeSite } from "#bundle/commit/write-site.ts";
import { HUYZEN_LISTINGS, TAKEN_OFF, ZILT_LISTINGS } from "./listings.ts";
import { HUYZEN, ZILT } from "./site-content.ts";

/** Which server the tests of this process run on. */
const SERVER = TEST_SERVERS.find((server) => server === process.env.GEVEL_TEST_SERVER) ?? "embedded";

/** A database of its own with both agencies in it; one of huyzen's listings has been taken off. */
export async function openTwoSites() {
  const storage = await openTestStorage(SERVER);
  const importSite = (content: SiteContent, nodes: readonly EstateNode[]) =>
    storage.transact((client) => writeAll(client, content, nodes));
  try {
    await importSite(HUYZEN, [...HUYZEN_LISTINGS, TAKEN_OFF]);
    await importSite(HUYZEN, HUYZEN_LISTINGS);
    await importSite(ZILT, ZILT_LISTINGS);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return {
    storage,
    /** Imports zilt again with words of its own. */
    changeWords: (translations: SiteContent["translations"]) =>
      importSite({ ...ZILT, translations }, ZILT_LISTINGS),
    close: () => storage.close(),
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
  const lines = nodes.map((node) =>
    stagedLine(shownNode(node, { reference, isHidden: false, hiddenAddress: null })),
  );
  await pipeline(Readable.from(lines), client.query(copyFrom(COPY_STAGED_ESTATES)));
  await finishImport(client, content.site.id, { partial: false });
}
