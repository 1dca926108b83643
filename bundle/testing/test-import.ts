import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { Menus } from "#features/site/schema/page.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { Site } from "#features/site/schema/site.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { beginImport, COPY_STAGED_ESTATES } from "../commit/begin-import.ts";
import { copyLines } from "../commit/copy-lines.ts";
import { finishImport, type ImportOutcome } from "../commit/finish-import.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { stagedLine } from "../commit/staged-line.ts";
import { writeSite, type SiteContent } from "../commit/write-site.ts";

/** A storage that hears nothing answers from the database alone. */
const MOST_PATIENCE_MS = 5_000;

export type TestNode = z.input<typeof EstateNode>;

type TestImport = {
  readonly siteId: string;
  readonly nodes?: readonly TestNode[];
  readonly partial?: boolean;
  readonly now?: Date;
  readonly content?: Partial<SiteContent>;
};

/** A site that stands on its own, for tests: `testSite("huyzen")` answers at huyzen.localhost. */
export function testSite(id: string, more: Partial<z.input<typeof Site>> = {}): Site {
  return Site.parse({
    id,
    name: id,
    hostnames: [`${id}.localhost`],
    locales: [...LOCALES],
    agency: {
      legalName: id,
      address: { street: { nl: "Kouter" }, number: "1", city: { id: 1, zip: "9000", name: "Gent" } },
      phone: "+32 9 000 00 00",
      email: "info@example.be",
    },
    ...more,
  });
}

/** Brings nodes into a site the way an import does, without a bundle. */
export async function importForTest(storage: OpenStorage, given: TestImport): Promise<ImportOutcome> {
  const { siteId, nodes = [], partial = false, now, content } = given;
  const notice = Promise.withResolvers<void>();
  const stop = storage.onChange((change) => change.siteId === siteId && notice.resolve());
  const { site, estates } = await storage.transact(async (client) => {
    await beginImport(client, siteId);
    const written = await writeSite(client, { ...emptyContent(siteId), ...content });
    const lines = nodes.map((node) => lineOf(EstateNode.parse(node)));
    await copyLines(client, COPY_STAGED_ESTATES, lines);
    return {
      site: written,
      estates: await finishImport(client, siteId, { partial, ...(now && { now }) }),
    };
  });
  // What a process keeps of a site goes with the notice, a moment after the commit.
  if (site.kinds.size > 0 || estates.ids.length > 0)
    await Promise.race([notice.promise, sleep(MOST_PATIENCE_MS, null, { ref: false })]);
  stop();
  return estates;
}

function emptyContent(siteId: string): SiteContent {
  return {
    site: testSite(siteId),
    menus: Menus.parse({}),
    pages: [],
    reference: ReferenceData.parse({}),
    collections: [],
    agreements: {},
    translations: {},
  };
}

function lineOf(node: EstateNode): string {
  const { id, parentId } = node.general;
  const uri = Object.fromEntries(
    LOCALES.map((locale) => [locale, hrefOf({ type: "estate", id, slug: `pand-${id}` }, locale)]),
  );
  const { address } = node.general;
  const privateAddress = address?.visible === false ? address : null;
  return stagedLine({ estate: { ...node, uri: parentId ? null : uri }, privateAddress });
}
