import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fetchRemoteMedia } from "#bundle/remote-media/fetch-remote-media.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { FIRST_GIVEN_NUMBER } from "#bundle/ids/text-ids.ts";
import { bundleFiles, DRAWING, folderOf, photo, siteJson, testFolder } from "#bundle/testing/test-bundle.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let storage: OpenStorage;
let dataDir: string;
beforeAll(async () => {
  storage = await openTestStorage();
  dataDir = await mkdtemp(join(tmpdir(), "gevel-convert-"));
});
afterAll(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true });
});

const gevel = async (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: storage.databaseUrl, DATA_DIR: dataDir } });

const example = fileURLToPath(new URL("../../docs/sources/spreadsheet/example.nl.csv", import.meta.url));

const sheet =
  "Referentie;Prijs;Titel;Kleur;Eigenaar;Bouwjar\nA-1;€ 295.000;Huis;rood;An;1998\nA-2;duur;Flat;;;\n";

test("a dry run says what each column is, with two values, and writes nothing", async () => {
  const folder = await folderOf({ "aanbod.csv": sheet });
  const { exit, stdout, stderr } = await gevel("convert", join(folder, "aanbod.csv"));
  expect([exit, await readdir(folder)]).toEqual([0, ["aanbod.csv"]]);
  expect(stdout.split("\n")).toEqual([
    "Columns (row 1); texts without a language are Dutch (nl)",
    '  A   Referentie  → general.reference  "A-1", "A-2"',
    '  B   Prijs       → general.price.value  "€ 295.000", "duur"',
    '  C   Titel       → general.title.nl  "Huis", "Flat"',
    '  D   Kleur       ? not known, shown as an extra field  "rood"',
    "  E   Eigenaar    ✗ left out: who owns or rents the estate is nobody else's business",
    '  F   Bouwjar     ? not known, shown as an extra field; is "bouwjaar" meant?  "1998"',
    "2 listings, 0 rows that can't be taken, 1 cell not understood, 2 columns shown as extra fields",
    "Nothing was written; --to <folder> writes a bundle.",
    "",
  ]);
  expect(stderr).toBe('warning: aanbod.csv:3: B "Prijs": "duur" is no amount in euro\n');
});

test("a sheet becomes listings on the site, with their numbers, prices, rooms and pictures", async () => {
  const site = siteJson({ id: "kantoor", hostnames: ["kantoor.localhost"] });
  await gevel("import", await folderOf(bundleFiles({ "site.json": JSON.stringify(site) })));
  const to = join(await testFolder(), "bundle");
  const converted = await gevel("convert", example, "--to", to, "--site", "kantoor");
  expect([converted.exit, converted.stderr]).toEqual([0, ""]);
  expect(converted.stdout).toContain(`3 listings written. Next: gevel import ${to} --partial --site kantoor`);
  const imported = await gevel("import", to, "--partial", "--site", "kantoor");
  expect([imported.exit, imported.stderr.match(/^error.*/m)]).toEqual([0, null]);
  expect(imported.stdout).toContain("3 listings added");
  const [villa, flat, plot] = await Promise.all([0, 1, 2].map(shownOf));
  expect(villa).toMatchObject({
    general: {
      reference: "H-1",
      price: { value: 295_000 },
      bedroomCount: 3,
      headType: { id: 1 },
      subType: { id: 1, name: { nl: "Villa", fr: "Villa" } },
      transaction: { id: 1, name: { nl: "Te koop" } },
      address: { street: { nl: "Kouter" }, number: "12", city: { id: 1, zip: "9000", name: "Gent" } },
    },
    dimensions: { areaBuild: 120, areaGround: 1250 },
    layout: { bathroom: 1 },
    pictures: [{ width: 760, height: 500 }],
    extraFields: [{ name: { nl: "Kleur van de voordeur" }, value_lang_string: { nl: "rood" } }],
  });
  expect(flat).toMatchObject({
    general: { price: { value: 850 }, address: { visible: false, number: null } },
  });
  expect(plot).toMatchObject({
    general: { transaction: { id: 7 }, address: { city: { zip: "8000", name: "Brugge" } } },
  });
});

async function shownOf(position: number) {
  const found = await storage.findEstate("kantoor", FIRST_GIVEN_NUMBER + position);
  return found.kind === "published" ? found.estate : found;
}

test("pictures of a sheet by their addresses are shown once they have been fetched", async () => {
  const picture = await photo();
  const server = createServer((_request, response) =>
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(picture),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gevel.jpg`;
  const site = siteJson({ id: "adressen", hostnames: ["adressen.localhost"] });
  await gevel("import", await folderOf(bundleFiles({ "site.json": JSON.stringify(site) })));
  const rows = `Referentie;Prijs;Type;Transactie;Postcode;Gemeente;Foto\nA-1;€ 295.000;huis;te koop;9000;Gent;${address}\n`;
  const path = join(await folderOf({ "aanbod.csv": rows }), "aanbod.csv");
  const to = join(await testFolder(), "bundle");
  expect((await gevel("convert", path, "--to", to, "--site", "adressen")).exit).toBe(0);
  expect((await gevel("import", to, "--partial", "--site", "adressen")).exit).toBe(0);
  const shown = async () => {
    const found = await storage.findEstate("adressen", FIRST_GIVEN_NUMBER);
    return found.kind === "published" ? found.estate.pictures : found;
  };
  expect(await shown()).toEqual([]);
  const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
  const fetchPublic = createFetchPublic({ loopback: true });
  await fetchRemoteMedia({ storage, log, dataDir, fetchPublic }, new Date(Date.now() + 1_000));
  expect(await shown()).toMatchObject([{ width: 64, height: 48 }]);
});

test("with a row that can't be taken nothing is written, unless it is to be skipped", async () => {
  const folder = await folderOf({ "aanbod.csv": "Referentie;Foto\nA;b.svg\n;c\n", "b.svg": DRAWING });
  const path = join(folder, "aanbod.csv");
  const refused = await gevel("convert", path, "--write");
  expect([refused.exit, await readdir(join(folder, "aanbod"))]).toEqual([1, []]);
  expect(refused.stdout).toContain("mend the rows above, or use --skip-invalid");
  expect((await gevel("convert", path, "--write", "--skip-invalid")).exit).toBe(0);
  expect(await readdir(join(folder, "aanbod", "media"))).toEqual(["b.svg"]);
  const line = JSON.parse(await readFile(join(folder, "aanbod", "estates.ndjson"), "utf8"));
  expect(line).toMatchObject({ general: { externalId: "A" }, pictures: [{ file: "b.svg" }] });
});

test.each<[string[], number, string]>([
  [["convert", "/nowhere.csv"], 1, "/nowhere.csv: there is no such file"],
  [["convert", example, "--site", "nergens"], 1, 'there is no site "nergens"'],
  [["convert", example, "--language", "es"], 2, "--language is one of nl, fr, en, de"],
  [["convert"], 2, "<csv|xlsx> is missing"],
])("%j is refused plainly", async (typed, exit, message) => {
  const told = await gevel(...typed);
  expect(told.exit).toBe(exit);
  expect(told.stderr).toContain(message);
});

test("the first hundred findings are named, and all of them with --all", async () => {
  const path = join(await testFolder(), "aanbod.csv");
  await writeFile(
    path,
    `Referentie;Prijs\n${Array.from({ length: 130 }, (_, at) => `A${at};duur\n`).join("")}`,
  );
  const { stderr } = await gevel("convert", path);
  expect(stderr.split("\n").slice(99)).toEqual([
    'warning: aanbod.csv:101: B "Prijs": "duur" is no amount in euro',
    "and 30 more; --all names every one",
    "",
  ]);
  expect((await gevel("convert", path, "--all")).stderr.match(/warning/g)).toHaveLength(130);
});
