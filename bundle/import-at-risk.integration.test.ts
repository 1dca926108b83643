import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { formatFinding } from "./finding.ts";
import { bundleFiles, estateJson, folderOf, linesOf, testFolder } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, idsOf, nameOf, url } = importsForTests();

test("a bundle with one bad line of a thousand changes nothing and says where", async () => {
  const { id, site } = newSite();
  await importFiles(bundleFiles({ "site.json": site() }));
  const nodes = Array.from({ length: 1_000 }, (_, index) => estateJson(index + 10));
  nodes[616] = estateJson(626, { bedroomCount: -1 });
  const bad = bundleFiles({ "site.json": site({ name: "Nieuw" }), "estates.ndjson": linesOf(nodes) });
  const { result, errors } = await importFiles(bad);
  expect(result).toEqual({ kind: "refused", errors: 1 });
  expect(errors).toEqual(["estates.ndjson:617: general.bedroomCount: Too small: expected number to be >=0"]);
  expect(await idsOf(id)).toEqual([1, 2]);
  expect(await nameOf(id)).toBe("Kantoor Proef");
});

test.each([
  ["the site itself", { "site.json": "{" }],
  ["the reference lists", { "reference.json": "{" }],
  ["every single listing", { "estates.ndjson": "{}\n[]\n" }],
  ["the file of listings", { "estates.ndjson": null }],
])("not even --skip-invalid goes on without %s", async (_what, change) => {
  const { id, site } = newSite();
  await importFiles(bundleFiles({ "site.json": site() }));
  const { result } = await importFiles(bundleFiles({ "site.json": site(), ...change }), {
    skipInvalid: true,
  });
  expect(result.kind).toBe("refused");
  expect(await idsOf(id)).toEqual([1, 2]);
});

test("a host name of another site is refused, and nothing is written", async () => {
  const [first, second] = [newSite(), newSite()];
  await importFiles(bundleFiles({ "site.json": first.site() }));
  const { result, errors } = await importFiles(
    bundleFiles({ "site.json": second.site({ hostnames: first.hostnames }) }),
  );
  expect(result).toEqual({ kind: "refused", errors: 1 });
  expect(errors).toEqual([`site.json: hostnames: another site has the host name ${first.hostnames[0]}`]);
  expect(await idsOf(second.id)).toEqual([]);
});

test("two imports of one site at once both end well, one after the other", async () => {
  const { id, site } = newSite();
  const dataDir = await testFolder();
  const half = (start: number) =>
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf(Array.from({ length: 500 }, (_, index) => estateJson(start + index))),
    });
  const options = { dataDir, allowRemovals: true };
  const both = await Promise.all([importFiles(half(1), options), importFiles(half(10_001), options)]);
  expect(both.map(({ result }) => result.kind)).toEqual(["imported", "imported"]);
  const ids = await idsOf(id);
  expect(ids).toHaveLength(500);
  expect([1, 10_001]).toContain(ids[0]);
});

test("an import that waits for another one says so", async () => {
  const { id, site } = newSite();
  const client = await connect(url());
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(hashtext('gevel import'), hashtext($1))", [id]);
  const told: string[] = [];
  const waiting = importFiles(bundleFiles({ "site.json": site() }), {
    report: (finding) => {
      told.push(formatFinding(finding));
      void client.query("commit").then(() => client.end());
    },
  });
  expect((await waiting).result.kind).toBe("imported");
  expect(told).toEqual([`site.json: another import of ${id} runs; this one waits for it`]);
});

test("an import that is killed while it writes leaves everything as it was", async () => {
  const { id, site } = newSite();
  const dataDir = await testFolder();
  await importFiles(bundleFiles({ "site.json": site() }), { dataDir });
  const many = linesOf(Array.from({ length: 5_000 }, (_, index) => estateJson(index + 10)));
  const path = await folderOf(bundleFiles({ "site.json": site({ name: "Half" }), "estates.ndjson": many }));
  const program = `
    const { importBundle } = await import(${JSON.stringify(join(import.meta.dirname, "import-bundle.ts"))});
    await importBundle({
      path: ${JSON.stringify(path)}, databaseUrl: ${JSON.stringify(url())}, dataDir: ${JSON.stringify(dataDir)},
      report: () => {},
      onStep: (phase, total) => {
        let done = 0;
        return (piece) => {
          done += piece;
          if (phase === "writing" && done > total / 2) process.kill(process.pid, "SIGKILL");
        };
      },
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  expect(await idsOf(id)).toEqual([1, 2]);
  expect(await nameOf(id)).toBe("Kantoor Proef");
  const { result } = await importFiles(bundleFiles({ "site.json": site() }), { dataDir });
  expect(result).toMatchObject({ isSiteChanged: false, estates: { added: 0, changed: 0, removed: 0 } });
});

test("a bundle that changes between check and writing is refused whole", async () => {
  const { id, site } = newSite();
  const path = await folderOf(bundleFiles({ "site.json": site() }));
  const changing = importFiles(
    {},
    {
      path,
      onStep: (phase) => {
        if (phase === "pictures") void writeFile(join(path, "estates.ndjson"), linesOf([estateJson(3)]));
        return () => {};
      },
    },
  );
  await expect(changing).rejects.toThrow("estates.ndjson changed while it was read");
  expect(await idsOf(id)).toEqual([]);
});
