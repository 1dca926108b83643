import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locale.ts";
import { load, rendered, textOf } from "./testing/rendered-estate.tsx";

test("what a tank holds is told in litres, in both models", async () => {
  const groups = { technical: { rainwaterTankContent: 10_000 } };
  const tabs = { property: { comfort: { rainwater_tank: true, rainwater_tank_content: 10_000 } } };
  for (const node of [groups, tabs])
    expect(textOf(await rendered(node))).toContain("Inhoud van de regenwaterput 10.000 l");
});

test.each<[Locale, RegExp]>([
  ["nl", /\blift\b/gi],
  ["fr", /\bascenseur\b/gi],
  ["de", /\baufzug\b/gi],
])(
  "a comfort that both the attributes and the agency's own list name stands there once: %s",
  async (locale, lift) => {
    const facilities = [
      { nl: "Lift", fr: "Ascenseur", de: "Aufzug" },
      { nl: "Glasvezel", fr: "Fibre optique", de: "Glasfaser" },
    ];
    for (const told of [{ technical: { elevator: true } }, { property: { comfort: { elevator: true } } }]) {
      const text = textOf(await rendered({ ...told, facilities }, locale));
      expect(text.match(lift)).toHaveLength(1);
      expect(text).toMatch(/Glasvezel|Fibre optique|Glasfaser/);
    }
  },
);

test("energy reads as the region has it: Espec in Wallonia, CO₂ in Brussels", async () => {
  const energy = { epcValue: 210, epcValueTotal: 30_000, energyLabel: "C", co2: 41 };
  const inRegion = (region: string) => ({ general: { address: { region } }, energy });
  const wallonia = await rendered(inRegion("WALLONIA"), "fr");
  expect(wallonia).toContain("Espec");
  expect(wallonia).toContain("Etotal");
  expect(wallonia).toContain("PEB");
  expect((await load(inRegion("BRUSSELS"))).epc).toMatchObject({ co2: expect.stringContaining("41") });
  expect((await load(inRegion("FLANDERS"))).epc).toMatchObject({
    co2: null,
    scale: expect.not.arrayContaining(["G"]),
  });
});

test.each<[string, Locale, string]>([
  ["FLANDERS", "nl", "EPC-certificaatnummer"],
  ["BRUSSELS", "nl", "EPB-certificaatnummer"],
  ["BRUSSELS", "fr", "Numéro du certificat PEB"],
  ["FLANDERS", "de", "EPC-Zertifikatsnummer"],
  ["WALLONIA", "de", "PEB-Zertifikatsnummer"],
  ["WALLONIA", "fr", "Numéro du certificat PEB"],
])("the energy certificate is called as in %s, in %s", async (region, locale, label) => {
  const address = { region };
  for (const certificate of [
    { energy: { epcReference: "2023-1", energyLabel: "C", epbReference: "E-1" } },
    { property: { certification: { epc_number: "2023-1", energy_label: "C" } } },
  ]) {
    const text = textOf(await rendered({ general: { address }, ...certificate }, locale));
    expect(text).toContain(label);
    expect(text).not.toMatch(/[{}]/);
  }
});

test.each<[Locale, RegExp]>([
  ["nl", /Energielabel C.*Nummer van het energiecertificaat/],
  ["fr", /Label énergétique C.*Numéro du certificat énergétique/],
  ["en", /Energy label C.*Energy certificate number/],
  ["de", /Energieklasse C.*Nummer des Energieausweises/],
])("no Belgian name stands on the certificate of an estate abroad: %s", async (locale, neutral) => {
  const address = { country: { id: "ES" }, city: { id: 1, zip: "03181", name: "Torrevieja" } };
  for (const certificate of [
    { energy: { epcReference: "2023-1", energyLabel: "C", epcValue: 120 } },
    { property: { certification: { epc_number: "2023-1", energy_label: "C", epc_value: 120 } } },
  ]) {
    const text = textOf(await rendered({ general: { address }, ...certificate }, locale));
    expect(text).toMatch(neutral);
    expect(text).not.toMatch(/EPC|EPB|PEB/);
  }
});

const permitsIn = (region: string) => ({
  general: { address: { region } },
  planning: { buildingLicense: "YES", allocationLicense: "NO" },
});

test("a permit is called as the law of its region does", async () => {
  expect(textOf(await rendered(permitsIn("FLANDERS")))).toMatch(/Omgevingsvergunning Ja/);
  expect(textOf(await rendered(permitsIn("BRUSSELS")))).toMatch(/Stedenbouwkundige vergunning Ja/);
  expect(textOf(await rendered(permitsIn("WALLONIA"), "fr"))).toMatch(/Permis d’urbanisation Non/);
  expect(textOf(await rendered(permitsIn("BRUSSELS"), "fr"))).toMatch(/Permis de lotir Non/);
});

const withDeposit = (id: number) => ({ general: { transaction: { id }, price: { deposit: 1_500 } } });

test("a rental deposit is one of a lease: an estate for sale has a guarantee", async () => {
  expect(textOf(await rendered(withDeposit(1)))).toMatch(/ Waarborg € 1\.500/);
  expect(textOf(await rendered(withDeposit(2)))).toMatch(/Huurwaarborg € 1\.500/);
});

const certified = {
  energy: { epcValue: 120, energyLabel: "C", co2: 20 },
  property: { planning: { as_built_certificate: "YES" }, flood_information: { parcel_score: "D" } },
};
const BELGIAN_LAW =
  /overstromingsscore|as-built|kadastraal|herstelmaatregel|stedenbouwkundige|renovatieplicht|kWh\/m².{0,4}700/i;

test.each([
  ["ES", "29600"],
  ["DE", "52062"],
  ["NL", "4331"],
  [undefined, "75001"],
])("nothing of Belgian law stands on the page of an estate in %s %s", async (country, zip) => {
  const address = { city: { id: 1, zip, name: "Elders" }, ...(country && { country: { id: country } }) };
  for (const rest of [certified, { ...certified, property: null }, { property: {} }]) {
    const text = textOf(await rendered({ general: { address }, ...rest }));
    expect(text).not.toMatch(BELGIAN_LAW);
  }
  const { epc } = await load({ general: { address }, ...certified });
  expect(epc).toBeNull();
  expect(textOf(await rendered({ general: { address }, ...certified }))).toMatch(/Energielabel C/);
});

const NOTHING_KNOWN = [{}, { property: {} }];
const NO_VIOLATION = /Geen rechterlijke herstelmaatregel/;

test.each([
  ["BRUSSELS", false, true],
  ["WALLONIA", false, false],
  ["FLANDERS", true, true],
])(
  "in %s an empty page asks for flood scores and as-built: %o, and denies a violation: %o",
  async (region, isFlemish, denies) => {
    for (const rest of NOTHING_KNOWN) {
      const text = textOf(
        await rendered({ general: { address: { region }, transaction: { id: 1 } }, ...rest }),
      );
      expect(/P-score|G-score/.test(text)).toBe(isFlemish);
      expect(/As-built/.test(text)).toBe(isFlemish);
      expect(NO_VIOLATION.test(text)).toBe(denies);
    }
  },
);

test("the id of the agency's system is not its reference", async () => {
  const node = { general: { reference: "HZ-12" }, property: { external_id: "987654" } };
  expect(textOf(await rendered(node))).toMatch(/Extern nummer 987654.*Referentie HZ-12/);
  expect(textOf(await rendered({ property: { external_id: "987654" } }))).not.toMatch(/Referentie 987654/);
});

test.each([
  ["1050", ["A", "B", "C", "D", "E", "F", "G"]],
  ["5000", ["A++", "A+", "A", "B", "C", "D", "E", "F", "G"]],
  ["9000", ["A+", "A", "B", "C", "D", "E", "F"]],
])("without a region the postal code %s says which scale holds", async (zip, scale) => {
  const address = { city: { id: 1, zip, name: "Hier" } };
  expect((await load({ general: { address }, ...certified })).epc?.scale).toEqual(scale);
});

test("where nobody can tell the region no region's scale is rendered, and the label is said", async () => {
  const node = { energy: { epcValue: 350, energyLabel: "G" } };
  expect((await load(node)).epc?.scale).toEqual([]);
  expect(textOf(await rendered(node))).toMatch(/G 350 kWh\/m²/);
});

test("an energy figure stands at one place: at its letter, and on no bar as well", async () => {
  const address = { city: { id: 1, zip: "9000", name: "Gent" } };
  const html = await rendered({ general: { address }, energy: { epcValue: 245, energyLabel: "C" } });
  expect(html).toMatch(/data-label="C" aria-current="true">C<span[^>]*> 245 kWh\/m²</);
  expect(html).not.toContain('width="35%"');
});
