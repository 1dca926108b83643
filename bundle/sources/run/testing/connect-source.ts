import { createPool } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { bundleFiles, REFERENCE } from "../../../testing/test-bundle.ts";
import { type importsForTests, newSite } from "../../../testing/test-imports.ts";
import type { JsonObject } from "../../mapping-row.ts";
import type { RunParts } from "../collecting.ts";
import { runSource } from "../run-source.ts";
import { findSource, saveSource } from "../sources-table.ts";

const FIELDS = {
  price: "c.document #> '{general,price,value}'",
  width: "c.document #> '{pictures,0,width}'",
  parent: "c.document #> '{general,parentId}'",
  transaction: "c.document #> '{general,transaction,id}'",
} as const;

type Given = {
  readonly kind: string;
  readonly settings: JsonObject;
  readonly environment?: Record<string, string>;
};

/** A site without listings of its own, and a source of it that may ask servers of this machine. */
export async function connectSource(
  { importFiles, query, url }: ReturnType<typeof importsForTests>,
  { kind, settings, environment = {} }: Given,
) {
  const { id, site } = newSite();
  const files = { "site.json": site(), "estates.ndjson": "", "reference.json": JSON.stringify(REFERENCE) };
  const { dataDir } = await importFiles(bundleFiles(files));
  const inPool = async <T>(work: (pool: ReturnType<typeof createPool>) => Promise<T>) => {
    const pool = createPool(url(), { max: 1 });
    return work(pool).finally(() => pool.end());
  };
  const source = { siteId: id, name: kind, kind, settings, everyMinutes: null, now: new Date() };
  await inPool((pool) => saveSource(pool, source));
  const parts: RunParts = {
    databaseUrl: url(),
    dataDir,
    fetch: createFetchPublic({ loopback: true }),
    environment,
    now: () => new Date(),
  };
  const stored = async () => (await inPool((pool) => findSource(pool, id, kind)))!;
  return {
    id,
    site,
    parts,
    source: stored,
    run: async (options = {}) => {
      const run = await runSource(await stored(), parts, options);
      return { ...run, errors: run.findings.filter(({ level }) => level === "error") };
    },
    /** A field of each listing that the source brought, by its text id. */
    brought: async (field: keyof typeof FIELDS): Promise<Record<string, unknown>> => {
      const rows = await query<{ id: string; value: unknown }>(
        `select l.external_id as id, ${FIELDS[field]} as value
         from listing_source l join estate_content c using (site_id, id)
         where l.site_id = $1 and l.source = $2 order by 1`,
        [id, kind],
      );
      return Object.fromEntries(rows.map(({ id: externalId, value }) => [externalId, value]));
    },
  };
}
