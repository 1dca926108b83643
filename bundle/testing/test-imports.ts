import { afterAll, beforeAll } from "vitest";
import type { Estate } from "#features/listings/schema/estate.ts";
import { withConnection } from "#platform/db/connection.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { type Finding, formatFinding } from "../finding.ts";
import { type BundleImport, importBundle } from "../import-bundle.ts";
import { type BundleFiles, folderOf, siteJson, testFolder } from "./test-bundle.ts";

type Stored = { readonly document: Estate; readonly card: Estate; readonly uri: Record<string, string> };

let sites = 0;

/** A site of the test's own, so that tests don't meet in the database. */
export function newSite() {
  sites += 1;
  const id = `site-${sites}`;
  const hostnames = [`${id}.localhost`];
  const site = (changes: object = {}) => JSON.stringify(siteJson({ id, hostnames, ...changes }));
  return { id, hostnames, site };
}

/** Imports into a database of the test file's own, and what then stands in it. */
export function importsForTests() {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => void (database = await openTestDatabase()));
  afterAll(() => database.close());

  const importFiles = async (files: BundleFiles, options: Partial<BundleImport> = {}) => {
    const findings: Finding[] = [];
    const dataDir = options.dataDir ?? (await testFolder());
    const result = await importBundle({
      path: await folderOf(files),
      databaseUrl: database.url,
      dataDir,
      report: (finding) => findings.push(finding),
      ...options,
    });
    const errors = findings.filter(({ level }) => level === "error").map(formatFinding);
    return { result, errors, findings: findings.map(formatFinding), dataDir };
  };
  const query = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
    withConnection(database.url, async (client) => (await client.query<T>(sql, values)).rows);
  const idsOf = async (siteId: string): Promise<number[]> => {
    const rows = await query<{ id: number }>("select id from estate where site_id = $1 order by id", [
      siteId,
    ]);
    return rows.map(({ id }) => id);
  };
  const storedEstate = async (siteId: string, id: number): Promise<Stored> => {
    const found = "select document, card, uri from estate_content where site_id = $1 and id = $2";
    return (await query<Stored>(found, [siteId, id]))[0]!;
  };
  const nameOf = async (siteId: string): Promise<string | undefined> => {
    const found = "select document ->> 'name' as name from site where site_id = $1";
    return (await query<{ name: string }>(found, [siteId]))[0]?.name;
  };
  return { importFiles, query, idsOf, storedEstate, nameOf, url: () => database.url };
}
