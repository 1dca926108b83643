import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findLimits, limitSite } from "#features/site/queries/hosting.ts";
import { findSiteUsage } from "#features/site/queries/status/find-site-usage.ts";
import { withConnection } from "#platform/db/connection.ts";
import { openTestDatabase, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { type Finding, formatFinding } from "../finding.ts";
import { importBundle } from "../import-bundle.ts";
import { bundleFiles, estateJson, folderOf, linesOf, photo, testFolder } from "../testing/test-bundle.ts";
import { measureMedia } from "#features/site/queries/measure-media.ts";

const SITE = "test";

describe.each(TEST_SERVERS)("on %s", (server) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => void (database = await openTestDatabase(server)));
  afterAll(() => database.close());
  const ask = <T>(work: Parameters<typeof withConnection<T>>[1]) => withConnection(database.url, work);

  test("an import over a site's limit in bytes changes nothing, and what is there may be changed and removed", async () => {
    const dataDir = await testFolder();
    const bring = async (photos: Readonly<Record<string, Uint8Array>>) => {
      const findings: string[] = [];
      const report = (finding: Finding) => findings.push(formatFinding(finding));
      const files = Object.entries(photos).map(([file, content]) => [`media/${file}`, content] as const);
      const pictures = [{ file: "gevel.svg" }, ...Object.keys(photos).map((file) => ({ file }))];
      const estates = linesOf([estateJson(1, {}, { pictures })]);
      const path = await folderOf(bundleFiles({ ...Object.fromEntries(files), "estates.ndjson": estates }));
      const { kind } = await importBundle({ path, databaseUrl: database.url, dataDir, report });
      return { kind, findings: findings.join("\n") };
    };
    const usage = async () => (await ask(findSiteUsage)).find(({ site }) => site === SITE)!;
    const [first, second] = [await photo(), await photo({ width: 900 })];

    expect((await bring({ "1.jpg": first })).kind).toBe("imported");
    expect((await usage()).mediaBytes).toBeNull();
    const bytes = await ask((client) => measureMedia(client, SITE, dataDir));
    expect(bytes).toBeGreaterThan(first.length / 2);
    expect(await ask((client) => limitSite(client, SITE, { mediaBytes: bytes }))).toBe(true);
    expect(await ask((client) => findLimits(client, SITE))).toMatchObject({
      mediaBytes: bytes,
      pictures: null,
    });

    const refused = await bring({ "1.jpg": first, "2.jpg": second });
    expect(refused.kind).toBe("refused");
    expect(refused.findings).toMatch(
      /media.*would have [\d.]+ MB of pictures and documents, and may have [\d.]+ MB/,
    );
    expect(await usage()).toMatchObject({ pictures: 2, mediaBytes: bytes, limits: { mediaBytes: bytes } });

    expect((await bring({ "1.jpg": first, "same.jpg": first })).kind).toBe("imported");
    expect((await usage()).mediaBytes).toBe(bytes);
    await ask((client) => limitSite(client, SITE, { mediaBytes: 0 }));
    expect((await bring({})).kind).toBe("imported");
    expect((await usage()).mediaBytes).toBeLessThan(bytes);
    expect((await bring({ "1.jpg": first })).kind).toBe("refused");
    await ask((client) => limitSite(client, SITE, { mediaBytes: null }));
    expect((await bring({ "1.jpg": first })).kind).toBe("imported");
  });
});
