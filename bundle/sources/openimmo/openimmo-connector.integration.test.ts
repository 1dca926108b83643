import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { photo, testFolder } from "../../testing/test-bundle.ts";
import { importsForTests } from "../../testing/test-imports.ts";
import { connectSource } from "../run/testing/connect-source.ts";

const imports = importsForTests();

type Listing = {
  readonly id: string;
  readonly price?: number;
  readonly picture?: string;
  readonly more?: string;
};

const listing = ({ id, price = 100_000, picture, more = "" }: Listing) => `<immobilie>
<objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
<geo><plz>9000</plz><ort>Gent</ort></geo><preise><kaufpreis>${price}</kaufpreis></preise>
<freitexte><objekttitel>Huis ${id}</objekttitel></freitexte>
${picture ? `<anhaenge><anhang location="EXTERN" gruppe="BILD"><daten><pfad>${picture}</pfad></daten></anhang></anhaenge>` : ""}
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><openimmo_obid>${id}</openimmo_obid>${more}</verwaltung_techn></immobilie>`;
const deletion = (id: string) => listing({ id, more: '<aktion aktionart="DELETE"/>' });
const xml = (extent: "VOLL" | "TEIL", ...listings: string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung umfang="${extent}" modus="CHANGE" version="1.2.7"/><anbieter>${listings.join("")}</anbieter></openimmo>`,
  );
const group = (master: string) => `<gruppen_kennung>G</gruppen_kennung>${master}`;
const houses = (...ids: string[]) => ids.map((id) => listing({ id }));

/** A site whose system puts deliveries into a folder, one each minute. */
async function agency() {
  const folder = await testFolder();
  const source = await connectSource(imports, { kind: "openimmo", settings: { folder } });
  let minute = 0;
  const put = async (name: string, content: Uint8Array) => {
    minute += 1;
    const at = new Date(Date.UTC(2026, 1, 1) + minute * 60_000);
    await writeFile(join(folder, name), content);
    await utimes(join(folder, name), at, at);
  };
  return { ...source, folder, put };
}

test("deliveries are read in the order in which they came, each once, and left where they are", async () => {
  const { put, run, brought, folder } = await agency();
  await put("z-first.xml", xml("VOLL", ...houses("a", "b", "c", "d")));
  await put("a-second.xml", xml("TEIL", listing({ id: "b", price: 90_000 }), deletion("c")));
  expect(await run()).toMatchObject({ outcome: "done", summary: "3 added, 0 changed, 0 removed" });
  expect(await brought("price")).toEqual({ a: 100_000, b: 90_000, d: 100_000 });
  expect(await run()).toMatchObject({ outcome: "unchanged" });
  await put("third.xml", xml("TEIL", ...houses("e"), deletion("a")));
  expect(await run()).toMatchObject({ outcome: "done", summary: "1 added, 0 changed, 1 removed" });
  await put("fourth.xml", xml("VOLL", ...houses("b", "d")));
  expect(await run()).toMatchObject({ outcome: "done", summary: "0 added, 1 changed, 1 removed" });
  expect(Object.keys(await brought("price"))).toEqual(["b", "d"]);
  expect(await readdir(folder)).toHaveLength(4);
});

test("pictures come out of the archive, each listing's own under the same name; a part without them keeps them", async () => {
  const { put, run, brought } = await agency();
  const [first, second] = [await photo({ width: 40 }), await photo({ width: 50 })];
  await put(
    "1.zip",
    zipSync({ "a.xml": xml("TEIL", listing({ id: "a", picture: "1.jpg" })), "1.jpg": first }),
  );
  await put(
    "2.zip",
    zipSync({ "b.xml": xml("TEIL", listing({ id: "b", picture: "1.jpg" })), "1.jpg": second }),
  );
  expect(await run()).toMatchObject({ outcome: "done", errors: [] });
  expect(await brought("width")).toEqual({ a: 40, b: 50 });
  await put("3.xml", xml("TEIL", listing({ id: "a", picture: "1.jpg", price: 1 })));
  expect(await run()).toMatchObject({ summary: "0 added, 1 changed, 0 removed" });
  expect(await brought("width")).toEqual({ a: 40, b: 50 });
  await put("4.xml", xml("TEIL", listing({ id: "c", picture: "9.jpg" })));
  expect(await run()).toMatchObject({
    summary: "1 added, 0 changed, 0 removed",
    findings: expect.arrayContaining([
      expect.objectContaining({ message: expect.stringContaining("9.jpg is not") }),
    ]),
  });
});

test("the project of a unit is known from an earlier delivery", async () => {
  const { put, run, brought } = await agency();
  const master = listing({ id: "p", more: group('<master visible="true">G</master>') });
  await put("1.xml", xml("TEIL", master, listing({ id: "u1", more: group("") })));
  await run();
  await put("2.xml", xml("TEIL", listing({ id: "u2", more: group("") })));
  await run();
  const parents = await brought("parent");
  expect(parents["u2"]).toBe(parents["u1"]);
  expect(parents["u1"]).not.toBeNull();
});

test.each([
  ["half a zip", zipSync({ "a.xml": xml("VOLL", ...houses("a")) }).slice(0, 200)],
  ["half an XML", xml("VOLL", ...houses("a", "b")).subarray(0, -200)],
  ["no OpenImmo", Buffer.from("<html>Log in</html>")],
])("%s is told and passed over; the next file is read, and what stands stays", async (_, broken) => {
  const { put, run, brought } = await agency();
  await put("1.xml", xml("VOLL", ...houses("a", "b", "c")));
  await run();
  await put("2.zip", broken);
  expect(await run()).toMatchObject({ outcome: "failed", summary: expect.stringContaining("2.zip") });
  await put("3.xml", xml("TEIL", ...houses("d")));
  const next = await run();
  expect(next).toMatchObject({ outcome: "done", summary: "1 added, 0 changed, 0 removed" });
  expect(next.errors).toEqual([expect.objectContaining({ file: "2.zip" })]);
  expect(Object.keys(await brought("price"))).toEqual(["a", "b", "c", "d"]);
  expect(await run()).toMatchObject({ outcome: "unchanged" });
});

test("a complete delivery that lost most listings is refused, until somebody says that it is meant", async () => {
  const { put, run, brought } = await agency();
  await put("1.xml", xml("VOLL", ...houses("a", "b", "c", "d")));
  await run();
  await put("2.xml", xml("VOLL", ...houses("a")));
  expect(await run()).toMatchObject({ outcome: "refused" });
  expect(Object.keys(await brought("price"))).toHaveLength(4);
  expect(await run({ allowRemovals: true })).toMatchObject({ outcome: "done" });
  expect(Object.keys(await brought("price"))).toEqual(["a"]);
});

test("a file that is still being written waits; hidden files, folders and links are none", async () => {
  const { run, folder } = await agency();
  await writeFile(join(folder, "now.xml"), xml("VOLL", ...houses("a")));
  await writeFile(join(folder, ".part.xml"), "half");
  await mkdir(join(folder, "old.zip"));
  expect(await run()).toMatchObject({ outcome: "unchanged" });
});

test("a folder that is gone fails the run and touches nothing", async () => {
  const source = await connectSource(imports, { kind: "openimmo", settings: { folder: "/nowhere/at/all" } });
  expect(await source.run()).toMatchObject({ outcome: "failed", summary: expect.stringContaining("ENOENT") });
});
