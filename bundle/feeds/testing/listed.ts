import { Estate } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import { testSite } from "../../testing/test-import.ts";
import type { Listed } from "../feed-row.ts";

const ADDRESS = {
  street: { nl: "Kouter", fr: "Place d'Armes" },
  number: "12",
  box: "3",
  city: { id: 1, zip: "9000", name: "Gent" },
  country: { id: "BE" },
  location: { latitude: 51.05412, longitude: 3.71893 },
};

const FILE = "0123456789abcdef0123456789abcdef";

/** A listing that fills every field that a format has a place for; `more` replaces parts of `general`. */
export function fullListing(more: object = {}, rest: object = {}): unknown {
  return {
    general: {
      id: 7,
      headType: { id: 1 },
      subType: { id: 102 },
      transaction: { id: 1 },
      price: { value: 425_000, deposit: 1_000 },
      bedroomCount: 3,
      reference: "A-17",
      title: { nl: "Villa & tuin", fr: "Villa" },
      description: { nl: "Ruim\n\nen <licht>", fr: "Spacieux" },
      shortDescription: { nl: "Ruime villa" },
      floor: 1,
      petsAllowed: true,
      address: ADDRESS,
      ...more,
    },
    pictures: [
      { file: FILE, index: 2, kind: "floorplan", title: { nl: "Plan" } },
      { file: FILE.replace("0", "f"), index: 1, title: { nl: "Gevel" } },
    ],
    virtualVisits: [{ type: { id: 2 }, link: "https://tour.example.be/1" }],
    videos: [{ link: "https://film.example.be/1", title: { nl: "Film" } }],
    files: [{ link: `/media/${FILE}/document.pdf`, comment: { nl: "Attest" } }],
    facilities: [{ nl: "Zolder" }],
    extraFields: [{ extra_field_autoid: 1, type: "text", name: { nl: "Wijk" }, value: "Centrum" }],
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
    uri: { nl: "/nl/te-koop/7", fr: "/fr/a-vendre/7" },
    ...rest,
  };
}

/** A listing as a feed of the site "huyzen" has it. */
export function listed(node: unknown, more: Partial<Listed> = {}): Listed {
  const estate = Estate.parse(node);
  return {
    id: estate.general.id,
    parentId: estate.general.parentId ?? null,
    changedAt: new Date("2026-11-02T08:30:00Z"),
    estate,
    projectRep: null,
    site: huyzen,
    origin: "https://www.huyzen.be",
    imageCdn: null,
    locale: "nl",
    ...more,
  };
}

const huyzen: Site = testSite("huyzen");

/** A whole feed of these listings. */
export async function writtenFeed(
  document: import("../feed-formats.ts").FeedDocument,
  nodes: readonly unknown[],
): Promise<string> {
  const { writeFeed } = await import("../write-feed.ts");
  const all = nodes.map((node) => listed(node));
  const { site, origin, imageCdn, changedAt } = all[0]!;
  const read = async (after: number) => all.filter(({ id }) => id > after).slice(0, 2);
  const pieces = await Array.fromAsync(writeFeed(document, { site, origin, imageCdn, changedAt, read }));
  return pieces.join("");
}
