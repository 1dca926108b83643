import { expect, test } from "vitest";
import type { Locale } from "../../locale/locale.ts";
import { type AddressedNode, slugOfEstate, slugOfProject, uriOf, urisOf } from "./slug.ts";

function nodeWith(general: Partial<AddressedNode["general"]> = {}): AddressedNode {
  return {
    general: {
      id: 12,
      subType: { name: { nl: "Villa", fr: "Villa", en: "Detached house", de: "Einfamilienhäuschen" } },
      transaction: { name: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" } },
      address: {
        visible: true,
        street: { nl: "Sint-Pietersnieuwstraat", fr: "Rue Neuve Saint-Œuvre" },
        number: "12A",
        box: "3",
        city: { zip: "9000", name: "Gent", alias: { fr: "Gand" } },
      },
      ...general,
    },
  };
}
const docks = nodeWith({
  id: 70,
  project: true,
  title: { nl: "De 'Dok'-toren N.V. “Zuid”", en: "L'Olivier" },
});
const loft = nodeWith({ id: 71, parentId: 70 });

test.each<[Locale, string]>([
  ["nl", "villa-te-koop-in-sint-pietersnieuwstraat-12a-9000-gent"],
  ["fr", "villa-a-vendre-a-rue-neuve-saint-oeuvre-12a-9000-gand"],
  ["en", "detached-house-for-sale-in-sint-pietersnieuwstraat-12a-9000-gent"],
  ["de", "einfamilienhaeuschen-zu-verkaufen-in-sint-pietersnieuwstraat-12a-9000-gent"],
])("an estate's %s slug says what, for what, and where, without the box", (locale, slug) => {
  expect(slugOfEstate(nodeWith(), locale)).toBe(slug);
});

test("a hidden address stays out of the slug, its city doesn't", () => {
  const hidden = nodeWith({ address: { ...nodeWith().general.address, visible: false } });
  expect(slugOfEstate(hidden, "nl")).toBe("villa-te-koop-in-9000-gent");
});

test("missing parts are left out of a slug, and the 'in' word with its place", () => {
  expect(slugOfEstate(nodeWith({ subType: null }), "nl")).toBe(
    "te-koop-in-sint-pietersnieuwstraat-12a-9000-gent",
  );
  expect(slugOfEstate(nodeWith({ address: null }), "nl")).toBe("villa-te-koop");
  expect(slugOfEstate(nodeWith({ subType: null, transaction: null, address: null }), "fr")).toBe("bien");
});

test("a project's slug is its title without quotes and dots, and its city", () => {
  expect(slugOfProject(docks, "nl")).toBe("de-dok-toren-nv-zuid-in-9000-gent");
  expect(slugOfProject(docks, "en")).toBe("lolivier-in-9000-gent");
  expect(slugOfProject(docks, "fr")).toBe("de-dok-toren-nv-zuid-a-9000-gand");
  expect(slugOfProject(nodeWith({ title: null }), "nl")).toBe("in-9000-gent");
});

test("a project, its unit and a standalone property have an address of their own", () => {
  expect(uriOf(docks, null, "nl")).toBe("/nl/aanbod/70/de-dok-toren-nv-zuid-in-9000-gent");
  expect(uriOf(loft, docks, "en")).toBe("/en/offer/70/lolivier-in-9000-gent/71");
  expect(uriOf(nodeWith(), null, "fr")).toBe(
    "/fr/offre/12/villa-a-vendre-a-rue-neuve-saint-oeuvre-12a-9000-gand",
  );
});

test("a child of anything but its own project has none", () => {
  expect(uriOf(loft, null, "nl")).toBeNull();
  expect(uriOf(loft, nodeWith({ id: 70 }), "nl")).toBeNull();
  expect(uriOf(loft, nodeWith({ id: 99, project: true }), "nl")).toBeNull();
  expect(urisOf(loft, null)).toBeNull();
});

test("the API gets one address per language", () => {
  expect(urisOf(loft, docks)).toEqual({
    nl: "/nl/aanbod/70/de-dok-toren-nv-zuid-in-9000-gent/71",
    fr: "/fr/offre/70/de-dok-toren-nv-zuid-a-9000-gand/71",
    en: "/en/offer/70/lolivier-in-9000-gent/71",
    de: "/de/angebot/70/de-dok-toren-nv-zuid-in-9000-gent/71",
  });
});
