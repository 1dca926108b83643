import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import type { z } from "zod";
import { EstateNode } from "#contract/estate/estate.ts";
import { Menus } from "#contract/site/page.ts";
import { ReferenceData } from "#contract/site/reference.ts";
import { Site } from "#contract/site/site.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { beginImport, COPY_STAGED_ESTATES } from "../import/commit/begin-import.ts";
import { finishImport, type ImportOutcome } from "../import/commit/finish-import.ts";
import type { OpenStorage } from "../open-storage.ts";
import { stagedLine } from "../import/commit/staged-line.ts";
import { writeSite, type SiteContent } from "../import/commit/write-site.ts";

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
  return storage.transact(async (client) => {
    await beginImport(client, siteId);
    await writeSite(client, { ...emptyContent(siteId), ...content });
    const lines = nodes.map((node) => lineOf(EstateNode.parse(node)));
    await pipeline(Readable.from(lines), client.query(copyFrom(COPY_STAGED_ESTATES)));
    return finishImport(client, siteId, { partial, ...(now && { now }) });
  });
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
