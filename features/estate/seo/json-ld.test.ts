import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import type { PageHead } from "#features/site/page-head.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { crumbsJsonLd, listingJsonLd } from "./json-ld.ts";

/** schema.org's own properties of the types that we write (version 29). */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  RealEstateListing: [
    "url",
    "name",
    "description",
    "inLanguage",
    "datePosted",
    "image",
    "mainEntity",
    "offers",
  ],
  Apartment: [
    "name",
    "address",
    "geo",
    "numberOfBedrooms",
    "numberOfBathroomsTotal",
    "floorSize",
    "yearBuilt",
    "petsAllowed",
  ],
  House: [
    "name",
    "address",
    "geo",
    "numberOfBedrooms",
    "numberOfBathroomsTotal",
    "floorSize",
    "yearBuilt",
    "petsAllowed",
  ],
  ApartmentComplex: ["name", "address", "geo", "petsAllowed"],
  Place: ["name", "address", "geo"],
  PostalAddress: ["streetAddress", "postalCode", "addressLocality", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  QuantitativeValue: ["value", "unitCode"],
  Offer: ["price", "priceCurrency", "priceSpecification", "businessFunction", "availability", "offeredBy"],
  UnitPriceSpecification: ["price", "minPrice", "priceCurrency", "unitCode"],
  AggregateOffer: [
    "lowPrice",
    "offerCount",
    "priceSpecification",
    "priceCurrency",
    "businessFunction",
    "availability",
    "offeredBy",
  ],
  RealEstateAgent: ["name", "telephone", "email", "address"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

const head: PageHead = {
  title: { text: "Huis", locale: "nl" },
  description: "Een huis",
  canonical: "https://huyzen.example/nl/aanbod/12/huis",
  alternates: [],
  image: "https://huyzen.example/media/x/social-1200.jpg",
};

function listing(general: object = {}, rest: object = {}) {
  const address = {
    street: { nl: "Kouter" },
    number: "1",
    city: { id: 1, zip: "9000", name: "Gent" },
    location: { latitude: 51.05, longitude: 3.72 },
  };
  const estate = Estate.parse({
    general: { id: 12, address, price: { value: 389_000 }, ...general },
    ...rest,
  });
  const facts = listingJsonLd({ estate, site: contextWith({}).site, head, locale: "nl" });
  return JSON.parse(JSON.stringify(facts)) as Record<string, Record<string, unknown>>;
}

/** Properties that their type does not have, by path. */
function strangers(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => strangers(entry, path));
  if (value === null || typeof value !== "object") return [];
  const { "@type": type, "@context": _, ...properties } = value as Record<string, unknown>;
  const own = PROPERTIES[String(type)] ?? [];
  return Object.entries(properties).flatMap(([name, inner]) =>
    (own.includes(name) ? [] : [`${path}${String(type)}.${name}`]).concat(
      strangers(inner, `${path}${name}.`),
    ),
  );
}

test.each([1, 2, 3, 4, 6, 7])("a listing of head type %i has only what schema.org knows of it", (id) => {
  const facts = listing(
    { headType: { id }, transaction: { id: 1 }, bedroomCount: 3 },
    { dimensions: { areaBuild: 168 } },
  );
  expect(strangers(facts)).toEqual([]);
});

test("a house for sale is an offer to sell it, at its price and place", () => {
  const facts = listing({ headType: { id: 1 }, transaction: { id: 1 }, bedroomCount: 3 });
  expect(facts["mainEntity"]).toMatchObject({
    "@type": "House",
    numberOfBedrooms: 3,
    geo: { latitude: 51.05 },
  });
  expect(facts["offers"]).toMatchObject({
    price: 389_000,
    priceCurrency: "EUR",
    businessFunction: "http://purl.org/goodrelations/v1#Sell",
    availability: "https://schema.org/InStock",
    offeredBy: { "@type": "RealEstateAgent", name: "Test bv" },
  });
});

test("a rented flat is let, and no longer to be had", () => {
  expect(listing({ headType: { id: 3 }, transaction: { id: 6 } })["offers"]).toMatchObject({
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    availability: "https://schema.org/SoldOut",
  });
});

test.each([7, 8])("what somebody has an option on (%i) is reserved", (id) => {
  expect(listing({ headType: { id: 3 }, transaction: { id } })["offers"]).toMatchObject({
    availability: "https://schema.org/Reserved",
  });
});

const homeOfProject = (id: number, transaction: number, value: number) => ({
  general: { id, parentId: 12, transaction: { id: transaction }, price: { value } },
});

test("a project offers what is left of its units, from the lowest price", () => {
  const children = [homeOfProject(1, 1, 300_000), homeOfProject(2, 5, 250_000), homeOfProject(3, 1, 410_000)];
  const facts = listing({ headType: { id: 7 }, project: true, price: { priceFrom: 300_000 } }, { children });
  expect(facts["offers"]).toMatchObject({ "@type": "AggregateOffer", lowPrice: 300_000, offerCount: 2 });
  expect(strangers(facts)).toEqual([]);
});

test("a rent says to machines what it is counted per, a sale and a hidden rent do not", () => {
  const rent = { transaction: { id: 2 }, price: { value: 950 } };
  expect(listing(rent)["offers"]).toMatchObject({
    price: 950,
    priceSpecification: { "@type": "UnitPriceSpecification", price: 950, unitCode: "MON" },
  });
  expect(listing({})["offers"]).not.toHaveProperty("priceSpecification");
  const hidden = listing(rent, { property: { financial: { vat_regime: true } } });
  expect(hidden["offers"]).not.toHaveProperty("priceSpecification");
});

test.each([
  [{ id: 1 }, "SOLD", "SoldOut"],
  [{ id: 5 }, "FOR_SALE", "SoldOut"],
  [{ id: 7 }, null, "Reserved"],
  [{ id: 1 }, null, "InStock"],
])("transaction %o with the status %s is %s to machines", (transaction, status, availability) => {
  expect(listing({ transaction }, { property: { status } })["offers"]).toMatchObject({
    availability: `https://schema.org/${availability}`,
  });
});

test.each([
  ["sold", "SoldOut"],
  ["rented", "SoldOut"],
  ["takenOver", "SoldOut"],
  ["underOption", "Reserved"],
  [null, "InStock"],
])(
  "a project whose estates are %s is %s to machines, whatever its own transaction",
  (homesState, availability) => {
    const facts = listing({ headType: { id: 7 }, project: true, transaction: { id: 1 } }, { homesState });
    expect(facts["offers"]).toMatchObject({ availability: `https://schema.org/${availability}` });
  },
);

test("under the VAT regime search engines are told no price either", () => {
  const facts = listing({}, { property: { financial: { vat_regime: true, price: 389_000 } } });
  expect(facts["offers"]).not.toHaveProperty("price");
  expect(facts["offers"]).not.toHaveProperty("priceCurrency");
});

test("a hidden place has no coordinates", () => {
  const address = { visible: false, location: { latitude: 51.05, longitude: 3.72 } };
  expect(listing({ address })["mainEntity"]).not.toHaveProperty("geo");
});

test("the way to a page is a list whose last entry is the page itself", () => {
  const crumbs = [
    { label: { text: "Te koop", locale: "nl" }, href: "/nl/te-koop" },
    { label: { text: "Rijwoning", locale: "nl" }, href: null },
  ] as const;
  const facts = crumbsJsonLd(crumbs, head);
  expect(strangers(facts)).toEqual([]);
  expect(facts).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://huyzen.example/nl/te-koop" },
      { position: 2, item: head.canonical },
    ],
  });
  expect(crumbsJsonLd(crumbs.slice(1), head)).toBe(null);
});

test.each([
  [{ country: { id: "ES" }, city: { id: 1, zip: "29600" } }, "ES"],
  [{ country: { id: "UNKNOWN" }, city: { id: 1, zip: "29600" } }, undefined],
  [{ country: { id: "UNKNOWN" }, city: { id: 1, zip: "9000" } }, "BE"],
  [{ city: { id: 1, zip: "5000" } }, "BE"],
])("an address %j is in country %s", (address, country) => {
  const estate = Estate.parse({ general: { id: 1, address } });
  const facts = listingJsonLd({ estate, site: contextWith({}).site, head, locale: "nl" });
  expect(facts).toMatchObject({ mainEntity: { address: { addressCountry: country } } });
});
