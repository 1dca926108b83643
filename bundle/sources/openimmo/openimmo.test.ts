import { type JsonObject, UNREADABLE } from "../mapping-row.ts";
import { dateOf, momentOf } from "./openimmo-values.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { readXml } from "../read-xml.ts";
import { unknownFields, unknownTargets } from "../testing/check-mapping.ts";
import { mappingGuide } from "../testing/mapping-guide.ts";
import { KINDS } from "./openimmo-codes.ts";
import { OPENIMMO } from "./openimmo-mapping.ts";
import { LISTS, shapedListing } from "./openimmo-shape.ts";
import { BASE, delivery, draftOf, immobilie, listingOf, offered } from "./testing/made-listings.ts";

const XML = readFileSync(new URL("testing/openimmo-1.2.7.xml", import.meta.url), "utf8");

test("every element of OpenImmo's own sample has a row, and every row a field of ours", () => {
  const text = /<immobilie>[\s\S]*<\/immobilie>/.exec(XML)![0];
  const read = readXml(text, { lists: LISTS }) as unknown as { document: { immobilie: JsonObject } };
  const unknown = unknownFields(shapedListing(read.document.immobilie), OPENIMMO);
  const rows = [...OPENIMMO.rows.keys()];
  // Elements that are empty in the sample: what stands in them, or in their attributes, has rows.
  expect(unknown.filter((path) => !rows.some((row) => row.startsWith(`${path}.`)))).toEqual([]);
  expect(unknownTargets(OPENIMMO)).toEqual([]);
});

test("the words for kinds of property are sub types of ours", () => {
  const ids = new Set(SUB_TYPES.map(({ id }) => id));
  const used = Object.values(KINDS).flatMap(({ subTypes, other }) => Object.values(subTypes).concat(other));
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
});

test("the sample is a room in a forced sale, its address hidden, its marks never euros", () => {
  const { draft, findings, counts } = listingOf(XML);
  expect(findings).toEqual([]);
  expect(counts).toEqual({ mapped: 82, extra: 180, leftOut: 111 });
  expect(draft).toMatchObject({
    general: {
      externalId: "111",
      transaction: { id: 3 },
      headType: { id: 3 },
      subType: { id: 314 },
      bedroomCount: 1,
      floor: 1,
      address: { visible: false, country: { id: "DE" }, location: { latitude: 22.22, longitude: 22.22 } },
      title: { nl: "Schönes Appartment im Stadtzentrum" },
      description: { en: "Nice appartment in the inner city" },
    },
    property: {
      construction: { living_area_surface: 1, floors_count: 3, condition: "TO_RENOVATE" },
      certification: { epc_value: 80, energy_label: "C", epc_valid_until: "2024-01-31" },
      notary: { session_date: "2001-01-01T10:00:00Z" },
    },
    pictures: [{ file: "abc.jpg", index: 0, kind: "photo", title: { nl: "Frontansicht des Hauses" } }],
    salesRep: { email: "foo@bar.de", phone: "2", mobile: "4" },
  });
  expect(draft!["general"]).not.toHaveProperty("price");
  const extras = draft!["extraFields"] as {
    name: { nl: string };
    value?: unknown;
    value_lang_string?: object;
  }[];
  const told = (name: string) => extras.find((field) => field.name.nl === name);
  expect(told("Koopprijs")?.value).toBe("1 DEM");
  expect(told("Geschatte waarde")?.value).toBe("150.000 DEM");
  expect(told("Vloeren")?.value_lang_string).toMatchObject({
    nl: expect.stringMatching(/^tapijt, parket, kunststof/),
  });
  expect(told("Bezichtiging")?.value).toBe("01/01/2001");
  expect(told("Tweede zitdag")?.value).toBe("01/01/2001 11:00");
  expect(told("Andere staanplaats")?.value_lang_string).toMatchObject({ nl: "carport", de: "Carport" });
  expect(told("auslandsregion")?.value_lang_string).toEqual({ nl: "Canillo" });
  expect(told("balkon")?.value).toBe(true);
});

test.each([
  ['KAUF="true" MIETE_PACHT="false"', "", 1],
  ['KAUF="1" MIETE_PACHT="0"', "RESERVIERT", 7],
  ['KAUF="true" MIETE_PACHT="false"', "VERKAUFT", 5],
  ['KAUF="false" MIETE_PACHT="true"', "OFFEN", 2],
  ['KAUF="false" MIETE_PACHT="true"', "RESERVIERT", 8],
  ['KAUF="false" MIETE_PACHT="true"', "VERKAUFT", 6],
  ['KAUF="false" MIETE_PACHT="false" ERBPACHT="true"', "", 1],
])("what is offered by %s and is %s has the transaction %i", (attributes, state, id) => {
  const zustand_angaben = `<verkaufstatus stand="${state}"/>`;
  expect(draftOf({ ...offered(attributes), zustand_angaben })["general"]).toMatchObject({
    transaction: { id },
  });
});

test("a rent is the first of net, cold, flat and warm; what comes with it is told beside", () => {
  const parts = {
    ...offered('KAUF="false" MIETE_PACHT="true"'),
    preise:
      '<kaltmiete>900.50</kaltmiete><warmmiete>1100</warmmiete><nebenkosten>120</nebenkosten><kaution>1801</kaution><preis_zeiteinheit zeiteinheit="MONAT"/><waehrung iso_waehrung="EUR"/>',
  };
  const draft = draftOf(parts);
  expect(draft["general"]).toMatchObject({
    price: { value: 900.5, deposit: 1_801, period: { name: { fr: "mois" } } },
  });
  expect(draft["property"]).toMatchObject({ financial: { monthly_costs: 120, warranty: 1_801 } });
  expect(draft["extraFields"]).toMatchObject([{ name: { nl: "Huur met verwarming" }, value: "€ 1.100,00" }]);
});

test("a price on request is told nowhere, nor by its parts", () => {
  const preise =
    '<kaufpreis auf_anfrage="true">450000</kaufpreis><kaufpreisnetto kaufpreisust="94500">450000</kaufpreisnetto><kaufpreis_pro_qm>4500</kaufpreis_pro_qm><freitext_preis>VB 450000</freitext_preis>';
  expect(JSON.stringify(draftOf({ preise }))).not.toMatch(/45/);
});

test("an address is shown where its sender releases it, and hidden where nothing is said", () => {
  const geo =
    '<plz>4700</plz><ort>EUPEN</ort><strasse>Klosterstraße</strasse><hausnummer>12a</hausnummer><land iso_land="BEL"/><flurstueck>123/4</flurstueck><hoehe>Klosterstraße</hoehe>';
  const shown = draftOf({ geo, verwaltung_techn: `${BASE["verwaltung_techn"]}<sprache>de-DE</sprache>` });
  expect(shown["general"]).toMatchObject({
    address: {
      visible: true,
      city: { id: 4, zip: "4700", name: "Eupen" },
      street: { de: "Klosterstraße" },
      number: "12a",
      country: { id: "BE" },
    },
  });
  const hidden = draftOf({ geo, verwaltung_objekt: "" });
  expect(hidden["general"]).toMatchObject({ address: { visible: false } });
  expect(JSON.stringify(hidden["extraFields"])).not.toMatch(/Kloster|123\/4/);
});

test("owners, keys and the agency's own numbers are never part of a listing", () => {
  const secret =
    "<name>Secret</name><email_privat>secret@example.be</email_privat><lieblingsfarbe>secret</lieblingsfarbe>";
  const draft = draftOf({
    weitere_adresse: secret,
    kontaktperson: `<name>Peters</name><tel_privat>secret</tel_privat><user_defined_simplefield feldname="note">secret</user_defined_simplefield>`,
    verwaltung_objekt: "<zugang>secret: key under the mat</zugang>",
    verwaltung_techn: `${BASE["verwaltung_techn"]}<objektnr_intern>secret-7</objektnr_intern>`,
    bewertung: "<feld><name>secret</name><wert>300000</wert></feld>",
  });
  expect(JSON.stringify(draft)).not.toMatch(/secret/i);
  expect(draft["salesRep"]).toEqual({ lastname: "Peters" });
});

export const kind = (objektart: string) =>
  draftOf({ objektkategorie: `<vermarktungsart KAUF="true"/><objektart>${objektart}</objektart>` });

test("a kind of property without a sub type, or with one that is not ours, loses nothing", () => {
  expect(kind("<haus/>")["general"]).toMatchObject({ headType: { id: 1 }, subType: { id: 101 } });
  expect(kind('<wohnung wohnungtyp="PENTHOUSE"/>')["general"]).toMatchObject({ subType: { id: 304 } });
  const stables = kind('<land_und_forstwirtschaft land_typ="REITERHOEFE"/>');
  expect(stables["general"]).toMatchObject({ headType: { id: 4 }, subType: { id: 414 } });
  expect(stables["extraFields"]).toMatchObject([
    { name: { nl: "Soort" }, value_lang_string: { nl: "Manege" } },
  ]);
});

test("one fuel is the heating; several are told side by side", () => {
  expect(draftOf({ ausstattung: '<befeuerung GAS="1" OEL="0"/>' })["property"]).toMatchObject({
    comfort: { heating: "GAS" },
  });
  const both = draftOf({ ausstattung: '<befeuerung GAS="true" OEL="true" LUFTWP="false"/>' });
  expect(both).not.toHaveProperty("property");
  expect(both["extraFields"]).toMatchObject([{ value_lang_string: { en: "gas, oil" } }]);
});

test.each([
  ["31.12.2033", "2033-12-31"],
  ["2033-12-31", "2033-12-31"],
  ["12-2033", "2033-12-31"],
  ["02/2032", "2032-02-29"],
])("an energy certificate valid until %s is valid until %s", (text, date) => {
  const zustand_angaben = `<energiepass><gueltig_bis>${text}</gueltig_bis></energiepass>`;
  expect(draftOf({ zustand_angaben })["property"]).toMatchObject({
    certification: { epc_valid_until: date },
  });
});

test("an energy class that no region of ours has is shown as it is, and told", () => {
  const { draft, findings } = listingOf(
    delivery(immobilie({ zustand_angaben: "<energiepass><wertklasse>H</wertklasse></energiepass>" })),
  );
  expect(findings).toMatchObject([{ path: "zustand_angaben.energiepass[].wertklasse" }]);
  expect(JSON.stringify(draft!["extraFields"])).toContain('"H"');
});

test("the docs tell where each element of OpenImmo goes", async () => {
  const guide = mappingGuide(OPENIMMO, { intro: INTRO, test: "openimmo" });
  await expect(guide).toMatchFileSnapshot("../../../docs/sources/fields/openimmo.md");
});

const INTRO =
  'OpenImmo (1.2) comes as an XML file, or as a zip with pictures beside it. A delivery is complete (`umfang="VOLL"`: what it lacks is taken off the site) or a part ' +
  '(`TEIL`), and takes listings back by `aktionart="DELETE"`. A delivery of which anything is broken takes nothing off. The master of a group (`gruppen_kennung`) is the ' +
  "project of its other listings. What a delivery says of the agency itself (`anbieter`) is not read: that stands in the site. An attribute stands under `@` and its name. Codes are those of OpenEstate/OpenEstate-IO@180e62a, " +
  "`OpenImmo/src/main/jaxb/org/openestate/io/openimmo/xml`.";

test.each<[string, unknown]>([
  ["2024-01-31", "2024-01-31"],
  ["31.01.2024", "2024-01-31"],
  ["02-2024", "2024-02-29"],
  ["31.02.2024", UNREADABLE],
  ["2024-13-01", UNREADABLE],
  ["13-2024", UNREADABLE],
])("the date %s is %s", (text, date) => {
  expect(dateOf(text, null as never)).toBe(date);
});

test.each([
  ["2026-03-29T01:30", "2026-03-29T00:30:00Z"],
  ["2026-03-29T03:30", "2026-03-29T01:30:00Z"],
  ["2026-10-25T01:30", "2026-10-24T23:30:00Z"],
  ["2026-10-25T12:00:00", "2026-10-25T11:00:00Z"],
])("%s in Brussels is %s, also on days when the clocks change", (text, moment) => {
  expect(momentOf(text, null as never)).toBe(moment);
});
