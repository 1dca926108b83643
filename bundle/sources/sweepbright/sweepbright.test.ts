import { expect, test } from "vitest";
import type { JsonObject } from "../mapping-row.ts";
import { unknownFields, unknownTargets } from "../testing/check-mapping.ts";
import { mappingGuide } from "../testing/mapping-guide.ts";
import { SWEEPBRIGHT } from "./sweepbright-mapping.ts";
import { draftOf, listingOf, SAMPLE } from "./testing/read-sample.ts";

test("every field of SweepBright's estate has a row, and every row a field of ours", () => {
  const { properties: _units, ...estate } = JSON.parse(SAMPLE) as JsonObject & { properties?: unknown };
  const filled = unknownFields(estate as JsonObject, SWEEPBRIGHT);
  // Parts that are null in the sample: what would stand in them has rows of its own.
  expect(filled).toEqual(["building.renovation", "building.construction", "permissions", "regulations"]);
  expect(unknownTargets(SWEEPBRIGHT)).toEqual([]);
});

test("the sample is a duplex for sale in Drogenbos, as it is read by eye", () => {
  const { draft, findings, counts } = listingOf();
  expect(findings).toEqual([]);
  expect(counts).toEqual({ mapped: 45, extra: 5, leftOut: 22 });
  expect(draft).toMatchObject({
    general: {
      externalId: "12345678-1234-1234-1234-123456789012",
      headType: { id: 3 },
      subType: { id: 302 },
      transaction: { id: 1 },
      project: false,
      price: { value: 450_000 },
      bedroomCount: 1,
      title: { en: "Sample Apartment For Sale" },
      description: {
        en: "This is a fantastic sample apartment with stunning views in a quiet location.",
      },
      address: {
        visible: true,
        street: { fr: "Rue Neuve" },
        number: "111",
        city: { id: 7, zip: "1620", name: "Drogenbos" },
        country: { id: "BE" },
        location: { latitude: 50.79, longitude: 4.31 },
      },
    },
    pictures: [
      {
        url: "https://sweepbright-public-api-production.s3.eu-west-1.amazonaws.com/images/image.jpg",
        index: 1,
      },
    ],
    property: {
      construction: {
        bathrooms_count: 2,
        toilets_count: 2,
        living_area_surface: 100,
        condition: "NEW",
      },
      comfort: {
        fireplace: true,
        glazing_type: "DOUBLE",
        alarm: true,
        air_conditioning: true,
        heat_pump: false,
      },
      other: { terrace_orientation: "SW" },
    },
    salesRep: { firstname: "Test", lastname: "Test", email: "example@sweepbright.com" },
  });
  expect((draft!["facilities"] as { en: string }[]).map(({ en }) => en)).toEqual([
    "Energy: gas",
    "Wine cellar",
    "Central heating",
    "Terrace",
  ]);
  expect((draft!["general"] as { price: object }).price).toEqual({ value: 450_000 });
});

test("vendors, buyers, notes and commissions are never part of a listing", () => {
  const person = { first_name: "Secret", last_name: "Person", email: "secret@example.be", phone: "0470" };
  const draft = draftOf({
    vendors: [{ ...person, birthday: "secret" }],
    buyers: [person],
    internal_note: "secret: ask Secret",
    occupancy: { contact_details: "secret tenant", mood: "secret" },
    mandate: { number: "secret", exclusive: true },
    agency_commission: { percentage: 3, told_to: "secret" },
    price_negotiated: { amount: 7_654_321, currency: "EUR" },
  });
  expect(JSON.stringify(draft)).not.toMatch(/secret|Bright \(Sample|7654321/i);
});

test("what the table does not know of an address is told, not shown: it may be hidden", () => {
  const { draft, findings } = listingOf({
    location: {
      hidden: true,
      city: "Gent",
      postal_code: "9000",
      street: "Veldstraat",
      number: "1",
      cadastre: "44021",
    },
  });
  expect(draft!["general"]).toMatchObject({ address: { visible: false } });
  expect(JSON.stringify(draft)).not.toContain("44021");
  expect(findings).toMatchObject([{ path: "location.cadastre" }]);
});

test("a hidden price is no price, nor a text that tells it", () => {
  const draft = draftOf({
    price: { amount: 450_000, currency: "EUR", hidden: true },
    custom_price: "450.000 euro",
  });
  expect(JSON.stringify(draft)).not.toMatch(/450/);
});

test("a price in another currency never looks like euros", () => {
  const draft = draftOf({ price: { amount: 300_000, currency: "GBP", hidden: false } });
  expect(draft["general"]).not.toHaveProperty("price");
  expect(draft["extraFields"]).toContainEqual(expect.objectContaining({ value: "300000 GBP" }));
});

test.each([
  ["sale", "prospect", 1],
  ["sale", "under_contract", 1],
  ["sale", "available", 1],
  ["sale", "option", 7],
  ["sale", "agreement", 7],
  ["sale", "sold", 5],
  ["let", "available", 2],
  ["let", "option", 8],
  ["let", "agreement", 8],
  ["let", "rented", 6],
])("a %s that is %s has the transaction %i", (negotiation, status, id) => {
  expect(draftOf({ negotiation, status })["general"]).toMatchObject({ transaction: { id } });
});

test("a status that nobody knows is told and shown, not guessed", () => {
  const { draft, findings } = listingOf({ status: "dreaming" });
  expect(draft!["general"]).not.toHaveProperty("transaction");
  expect(findings).toMatchObject([{ path: "status" }]);
});

test("a home for sale by auction is a public sale with its moment", () => {
  const draft = draftOf({ auction: { start_date: "2026-12-01T10:00:00+00:00" }, status: "available" });
  expect(draft["general"]).toMatchObject({ transaction: { id: 3 } });
  expect(draft["property"]).toMatchObject({ notary: { session_date: "2026-12-01T10:00:00+00:00" } });
});

test("a rent says its period and its monthly charges, a sale no period", () => {
  const draft = draftOf({
    negotiation: "let",
    rent_period: "week",
    price_recurring_costs: { amount: 85, currency: "EUR" },
    price_guarantee: { amount: 1_700, currency: "EUR" },
  });
  expect(draft["general"]).toMatchObject({
    price: { period: { name: { nl: "week", fr: "semaine" } }, deposit: 1_700 },
  });
  expect(draft["property"]).toMatchObject({ financial: { monthly_costs: 85, warranty: 1_700 } });
});

test.each([
  [{ size: 12, unit: "are" }, 1_200],
  [{ size: 2, unit: "acre" }, 8_093.71],
  [{ size: 1_000, unit: "sq_ft" }, 92.9],
  [{ size: 350, unit: "sq_m" }, 350],
])("a plot of %j is %d m²", (plot_area, surface) => {
  expect(draftOf({ sizes: { plot_area } })["property"]).toMatchObject({
    construction: { land_surface: surface },
  });
});

test("an area in a unit that nobody knows is shown as it is", () => {
  expect(listingOf({ sizes: { plot_area: { size: 3, unit: "tatami" } } }).findings).toMatchObject([
    { path: "sizes.plot_area.size" },
  ]);
});

test("the docs tell where each field of SweepBright goes", async () => {
  const guide = mappingGuide(SWEEPBRIGHT, { intro: INTRO, test: "sweepbright" });
  await expect(guide).toMatchFileSnapshot("../../../docs/sources/fields/sweepbright.md");
});

const INTRO =
  "SweepBright tells by a webhook which estate was published, changed or withdrawn; the site then asks for that estate. There is no call that lists " +
  "estates: a first load is the agency publishing them again. A project comes with its units. SweepBright needs the address of the webhook, the site " +
  "the client id and client secret of the agency’s Website API.";
