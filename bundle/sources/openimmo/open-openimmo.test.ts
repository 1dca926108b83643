import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCityBook } from "../city-book.ts";
import { filesOfArchive } from "./archive-files.ts";
import { openOpenimmo } from "./open-openimmo.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "openimmo-"));
});
afterAll(() => rm(folder, { recursive: true }));

const text = (xml: string, encoding: BufferEncoding = "utf8") => new Uint8Array(Buffer.from(xml, encoding));
const XML = `<?xml version="1.0" encoding="ISO-8859-1"?><openimmo><uebertragung umfang="VOLL"/><anbieter><immobilie>
<objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie><freitexte><objekttitel>Château</objekttitel></freitexte>
<anhaenge><anhang location="EXTERN" gruppe="BILD"><daten><pfad>Bild1.JPG</pfad></daten></anhang></anhaenge>
<verwaltung_techn><openimmo_obid>A</openimmo_obid></verwaltung_techn></immobilie></anbieter></openimmo>`;

async function opened(content: Uint8Array) {
  const path = join(folder, "delivery");
  await writeFile(path, content);
  const { delivery, archive } = await openOpenimmo(path, {
    file: "delivery",
    language: "fr",
    cities: createCityBook([]),
  });
  const [entry] = delivery.kind === "delivery" ? delivery.entries() : [];
  await archive?.close();
  return { delivery, archive, listing: entry?.kind === "listing" ? entry.listing : undefined };
}

const zipped = (files: Zippable) => opened(zipSync(files));

test("a bare XML file is read in the encoding that it names", async () => {
  const { listing, archive } = await opened(text(XML, "latin1"));
  expect(listing?.draft).toMatchObject({ general: { title: { fr: "Château" } } });
  expect(archive).toBeNull();
});

test("an archive brings its pictures, also where cases and folders differ", async () => {
  const { listing, archive } = await zipped({
    "export/objekte.xml": text(XML, "latin1"),
    "export/bilder/bild1.jpg": text("picture"),
  });
  expect(listing?.draft).toMatchObject({ pictures: [{ file: "Bild1.JPG" }] });
  expect(filesOfArchive(archive!)("Bild1.JPG")).toBe("bilder/bild1.jpg");
  expect(filesOfArchive(archive!)("gone.jpg")).toBeNull();
});

test.each<[string, Zippable, string]>([
  ["no XML", { "a.jpg": text("x") }, "holds 0 XML files"],
  ["two XML files", { "a.xml": text(XML), "b.xml": text(XML) }, "holds 2 XML files"],
  ["a file that leads out", { "a.xml": text(XML), "../../etc/cron.d/x": text("x") }, "leads out"],
  [
    "a bomb",
    { "a.xml": text(XML), "b.bin": [new Uint8Array(60 * 1024 * 1024), { level: 9 }] },
    "times the size",
  ],
])("an archive with %s is refused", async (_, files, message) => {
  const { delivery } = await zipped(files);
  expect(delivery).toMatchObject({
    kind: "broken",
    findings: [{ message: expect.stringContaining(message) }],
  });
});

test.each([
  ["half an archive", zipSync({ "a.xml": text(XML) }).slice(0, 300)],
  ["an empty file", new Uint8Array()],
  ["an encoding that nobody knows", text('<?xml version="1.0" encoding="klingon"?><openimmo/>')],
])("%s is a finding, not a fault", async (_, content) => {
  expect((await opened(content)).delivery).toMatchObject({ kind: "broken", findings: [{ level: "error" }] });
});
