import { afterAll, beforeAll, expect, test } from "vitest";
import { zipSync } from "fflate";
import { bundleFiles, photo } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { openWriteApi } from "../../write-api/testing/open-write-api.ts";
import { saveSource } from "./sources-table.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const house = (id: string) => `<immobilie>
<objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
<geo><plz>9000</plz><ort>Gent</ort></geo><preise><kaufpreis>100000</kaufpreis></preise>
<freitexte><objekttitel>Huis ${id}</objekttitel></freitexte>
<anhaenge><anhang location="EXTERN" gruppe="BILD"><daten><pfad>1.jpg</pfad></daten></anhang></anhaenge>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><openimmo_obid>${id}</openimmo_obid></verwaltung_techn></immobilie>`;
const xml = (...ids: string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung umfang="VOLL" modus="CHANGE"/><anbieter>${ids.map(house).join("")}</anbieter></openimmo>`,
  );

async function agency() {
  const { id, site } = newSite();
  await api.importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": "" }));
  const source = { siteId: id, kind: "openimmo", settings: {}, everyMinutes: null, now: new Date() };
  await saveSource(api.storage.pool, { ...source, name: "openimmo" });
  const token = await api.token(id);
  const upload = (body: Uint8Array, options: { name?: string; token?: string } = {}) =>
    api.call("POST", `${id}/sources/${options.name ?? "openimmo"}/deliveries`, { token, body, ...options });
  return { id, upload };
}

test("a delivery that is uploaded is on the site when it is answered; again it changes nothing", async () => {
  const { upload } = await agency();
  const zip = zipSync({ "a.xml": xml("a", "b"), "1.jpg": await photo() });
  expect(await upload(zip)).toMatchObject({
    status: 200,
    json: { summary: "2 added, 0 changed, 0 removed" },
  });
  expect(await upload(zip)).toMatchObject({
    status: 200,
    json: { summary: "0 added, 0 changed, 0 removed" },
  });
});

test("a broken delivery, and one that lost most listings, are refused and say why", async () => {
  const { upload } = await agency();
  await upload(xml("a", "b", "c", "d"));
  expect(await upload(Buffer.from("PK half a zip"))).toMatchObject({
    status: 422,
    json: { detail: expect.stringContaining("can't be read") },
  });
  expect(await upload(xml("a"))).toMatchObject({
    status: 422,
    json: { detail: expect.stringContaining("takes off 3 of 4") },
  });
});

test("an upload needs a token of the site, and a source that takes files", async () => {
  const { upload } = await agency();
  const another = await agency();
  expect(await upload(xml("a"), { token: "gevel_no" })).toMatchObject({ status: 401 });
  expect(await upload(xml("a"), { token: await api.token(another.id) })).toMatchObject({ status: 401 });
  expect(await upload(xml("a"), { token: await api.token(another.id, ["leads"]) })).toMatchObject({
    status: 401,
  });
  expect(await upload(xml("a"), { name: "nobody" })).toMatchObject({ status: 404 });
});
