import { expect, test } from "vitest";
import { createCityBook } from "../../sources/city-book.ts";
import { readOpenimmo } from "../../sources/openimmo/read-openimmo.ts";
import { FEED_DOCUMENTS } from "../feed-formats.ts";
import { fieldsOf } from "../feed-row.ts";
import { fullListing, listed, writtenFeed } from "../testing/listed.ts";
import { OPENIMMO_FEED } from "./openimmo-feed.ts";
import { inOrder } from "./openimmo-order.ts";

const feedOf = (...nodes: unknown[]) => writtenFeed(FEED_DOCUMENTS.openimmo, nodes);

/** What our own source makes of a feed. */
async function readBack(...nodes: unknown[]) {
  const context = { file: "openimmo.xml", language: "nl" as const, cities: createCityBook([]) };
  const delivery = readOpenimmo(await feedOf(...nodes), context);
  if (delivery.kind === "broken") throw new Error(JSON.stringify(delivery.findings));
  expect(delivery.isComplete).toBe(true);
  return [...delivery.entries()].map((entry) => {
    if (entry.kind !== "listing") throw new Error("a feed takes nothing back");
    expect(entry.listing.findings).toEqual([]);
    return entry.listing.draft!;
  });
}

test("a listing comes back from its OpenImmo with the same fields", async () => {
  const [draft] = await readBack(fullListing());
  expect(draft).toMatchObject({
    general: {
      externalId: "huyzen-7",
      reference: "A-17",
      headType: { id: 1 },
      subType: { id: 102 },
      transaction: { id: 1 },
      price: { value: 425_000, deposit: 1_000 },
      bedroomCount: 3,
      floor: 1,
      petsAllowed: true,
      title: { nl: "Villa & tuin" },
      description: { nl: "Ruim\n\nen <licht>", fr: "Spacieux" },
      shortDescription: { nl: "Ruime villa" },
      address: {
        visible: true,
        street: { nl: "Kouter" },
        number: "12",
        box: "3",
        city: { zip: "9000", name: "Gent" },
        country: { id: "BE" },
        location: { latitude: 51.05412, longitude: 3.71893 },
      },
    },
    salesRep: {
      firstname: "Lotte",
      lastname: "Peeters",
      email: "lotte@example.be",
      phone: "09 1",
      mobile: "0470",
    },
    technical: { newBuilding: true },
    property: {
      certification: { energy_label: "B", epc_value: 120, epc_valid_until: "2034-01-31" },
      comfort: { fireplace: true, elevator: false, swimming_pool: true, heating: "GAS", furnished: true },
      construction: {
        living_area_surface: 180,
        land_surface: 900,
        bathrooms_count: 2,
        construction_year: 1998,
        condition: "RENEWED",
        roof_type: "FLAT",
        free_on_date: "2027-02-01",
      },
      financial: { monthly_costs: 55 },
      other: { terrace_orientation: "SW", garden_surface: 640 },
      general: { environment: "RESIDENTIAL" },
    },
    virtualVisits: [{ link: "https://tour.example.be/1" }],
    videos: [{ link: "https://film.example.be/1" }],
    files: [{ link: "https://www.huyzen.be/media/0123456789abcdef0123456789abcdef/document.pdf" }],
  });
  expect(draft!["pictures"]).toMatchObject([
    {
      url: "https://www.huyzen.be/media/f123456789abcdef0123456789abcdef/gallery-1600.jpg",
      kind: "photo",
      index: 0,
    },
    { kind: "floorplan", title: { nl: "Plan" } },
  ]);
  expect(draft!["extraFields"]).toContainEqual(
    expect.objectContaining({ value_lang_string: { nl: "Centrum" } }),
  );
});

test.each([
  [1, 1, "sale"],
  [2, 2, "rent"],
  [5, 5, "sold"],
  [6, 6, "rented"],
  [7, 7, "for sale, under option"],
  [8, 8, "for rent, under option"],
  [3, 1, "public sale, as a sale"],
  [11, 1, "life annuity, as a sale"],
])("transaction %i comes back as %i: %s", async (transaction, back) => {
  const [draft] = await readBack(fullListing({ transaction: { id: transaction } }));
  expect(draft).toMatchObject({ general: { transaction: { id: back } } });
});

test("a rent comes back with its period", async () => {
  const [draft] = await readBack(fullListing({ transaction: { id: 2 }, price: { value: 950 } }));
  expect(draft).toMatchObject({ general: { price: { value: 950, period: { name: { nl: "maand" } } } } });
});

test("a hidden address tells neither street nor number nor point", async () => {
  const address = {
    visible: false,
    street: { nl: "Geheimstraat" },
    number: "99",
    city: { id: 1, zip: "9000", name: "Gent" },
    location: { latitude: 51.0525, longitude: 3.715352 },
  };
  const feed = await feedOf(fullListing({ address }));
  expect(feed).not.toMatch(/Geheimstraat|>99<|51\.05|3\.71/);
  expect(feed).toContain("<objektadresse_freigeben>false</objektadresse_freigeben>");
  expect(feed).toContain("<plz>9000</plz><ort>Gent</ort>");
});

test.each([
  ["on request", { price: null }, {}],
  [
    "told in person, under VAT",
    { price: { value: 425_000 } },
    { property: { financial: { vat_regime: true, price: 425_000 } } },
  ],
])("a price %s is no figure of a feed", async (_what, general, rest) => {
  const feed = await feedOf(fullListing(general, rest));
  expect(feed).toContain('<kaufpreis auf_anfrage="true"/>');
  expect(feed).not.toMatch(/425[ .]?000/);
});

test("a life annuity tells its bouquet and annuity in words, never as a price", async () => {
  const feed = await feedOf(fullListing({ transaction: { id: 11 }, price: { value: 80_000, annuity: 900 } }));
  expect(feed).toContain('<kaufpreis auf_anfrage="true"/>');
  expect(feed).toMatch(/<freitext_preis>[^<]*80[^<]*900[^<]*<\/freitext_preis>/);
});

test("a project is the master of its units", async () => {
  const unit = {
    ...(fullListing({ id: 8, parentId: 7, subType: { id: 301 }, headType: { id: 3 } }) as object),
  };
  const project = fullListing({ project: true, headType: { id: 7 }, subType: null }, { children: [unit] });
  const [master, home] = await readBack(project, unit);
  expect(master).toMatchObject({ general: { project: true, externalId: "huyzen-7", headType: { id: 3 } } });
  expect(home).toMatchObject({ general: { parentExternalId: "huyzen-7", subType: { id: 301 } } });
});

test("a takeover is not told: OpenImmo knows sales and rents alone", async () => {
  expect(await feedOf(fullListing({ transaction: { id: 10 } }))).not.toContain("<immobilie>");
});

test("the elements of a listing have the order of the schema, and no row writes one without a place", () => {
  const fields = inOrder("immobilie", fieldsOf(OPENIMMO_FEED, listed(fullListing())));
  expect(Object.keys(fields)).toEqual(
    "objektkategorie geo kontaktperson preise flaechen ausstattung zustand_angaben freitexte anhaenge verwaltung_objekt verwaltung_techn user_defined_simplefield".split(
      " ",
    ),
  );
  for (const { path } of OPENIMMO_FEED) {
    const [part = "", element = ""] = path.split(".");
    const inner = element && !element.startsWith("@") ? { [element]: "x" } : "x";
    expect(() => inOrder("immobilie", { [part]: inner }), path).not.toThrow();
  }
});

test("signs that XML has no place for are left out", async () => {
  expect(await feedOf(fullListing({ title: { nl: "A\u0000\u0008B ]]> \ud800" } }))).toContain(
    "AB ]]&gt; \ufffd",
  );
});
