import { expect, test } from "vitest";
import { AA_CONTRAST, contrast } from "../../domain/estate/sticker/contrast.ts";
import { isAvailable } from "../../domain/estate/reference/status.ts";
import { advertisedFacts } from "../../domain/legal/advertised-facts.ts";
import { missingFacts } from "../../domain/legal/advertisement-rules.ts";
import { BUNDLE_SCHEMAS } from "../../bundle/bundle-schemas.ts";
import { bundleContents } from "./bundle-contents.ts";
import { STICKERS } from "./estate/stickers.ts";
import { labelFor } from "./home/energy.ts";
import { KINDS } from "./home/kind.ts";
import { DEMO_AGENCIES } from "./write-demo.ts";

const TODAY = new Date("2026-11-21T09:00:00Z");
const BUNDLES = DEMO_AGENCIES.map((plan) => bundleContents(plan, TODAY));
const NODES = BUNDLES.flatMap(({ nodes }) => nodes);
const LETTING = new Set([2, 4, 6, 8]);
const DWELLINGS = new Set([1, 3]);

test("the rooms of a home add up to its living area", () => {
  for (const { layout, dimensions, general } of NODES) {
    if (!layout || general.project || !layout.rooms.length || !dimensions?.areaBuild) continue;
    const annexes = new Set([6, 10, 13, 14, 15]);
    const inside = layout.rooms.filter(({ value }) => !annexes.has(value.id));
    if (inside.length === 0) continue;
    const sum = inside.reduce((total, { surface }) => total + (surface ?? 0), 0);
    expect(Math.abs(sum - dimensions.areaBuild), `${general.id}`).toBeLessThanOrEqual(0.5);
  }
});

test("a home has as many bedrooms in its rooms as it says", () => {
  for (const { layout, general } of NODES) {
    if (general.bedroomCount == null || !layout) continue;
    expect(layout.rooms.filter(({ value }) => value.id === 1).length, `${general.id}`).toBe(
      general.bedroomCount,
    );
  }
});

test("floors hold the same rooms as the layout", () => {
  for (const { floors, layout } of NODES) {
    expect(floors.flatMap(({ rooms }) => rooms).length).toBe(layout?.rooms.length ?? 0);
  }
});

test("an energy label is the one that its region gives to the value", () => {
  for (const { energy, general } of NODES) {
    if (energy?.epcValue == null || !general.address?.region) continue;
    expect(energy.energyLabel, `${general.id}`).toBe(labelFor(general.address.region, energy.epcValue));
  }
});

test.each([
  ["FLANDERS", 0, "A+"],
  ["FLANDERS", 100, "A"],
  ["FLANDERS", 101, "B"],
  ["FLANDERS", 500, "E"],
  ["FLANDERS", 501, "F"],
  ["BRUSSELS", 45, "A"],
  ["BRUSSELS", 346, "G"],
  ["WALLONIA", -3, "A++"],
  ["WALLONIA", 170, "B"],
  ["WALLONIA", 511, "G"],
] as const)("in %s %i kWh/m² a year is label %s", (region, value, label) => {
  expect(labelFor(region, value)).toBe(label);
});

test("homes cost what the market of the place asks for", () => {
  for (const { general, dimensions } of NODES) {
    const price = general.price?.value;
    const area = dimensions?.areaBuild;
    if (!price || !area || !DWELLINGS.has(general.headType?.id ?? 0)) continue;
    const perSquareMetre = price / area;
    // A season has another price, and a life annuity only begins with its bouquet.
    if (general.transaction?.id === 4 || general.price?.annuity) continue;
    if (LETTING.has(general.transaction?.id ?? 0)) {
      expect(perSquareMetre, `rent ${general.id}`).toBeGreaterThan(5);
      expect(perSquareMetre, `rent ${general.id}`).toBeLessThan(32);
    } else {
      expect(perSquareMetre, `sale ${general.id}`).toBeGreaterThan(600);
      expect(perSquareMetre, `sale ${general.id}`).toBeLessThan(13_500);
    }
  }
});

function meanPerSquareMetre(zips: readonly string[]): number {
  const flats = NODES.filter(
    ({ general }) =>
      zips.includes(general.address?.city?.zip ?? "") &&
      general.headType?.id === 3 &&
      !LETTING.has(general.transaction?.id ?? 0),
  );
  const values = flats.flatMap(({ general, dimensions }) =>
    general.price?.value && dimensions?.areaBuild ? [general.price.value / dimensions.areaBuild] : [],
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test("the coast's dearest resort costs more than its hinterland", () => {
  expect(meanPerSquareMetre(["8300", "8301"])).toBeGreaterThan(
    meanPerSquareMetre(["8370", "8380", "8430", "8450"]) * 1.3,
  );
});

test("a deposit is three months at most in Flanders and two elsewhere", () => {
  for (const { general } of NODES) {
    const { deposit, value } = general.price ?? {};
    if (!deposit || !value) continue;
    expect(deposit / value).toBeLessThanOrEqual(general.address?.region === "FLANDERS" ? 3 : 2);
  }
});

test("flood scores stand on Flemish sales only", () => {
  for (const { planning, general } of NODES) {
    if (planning?.floodingParcelScore) expect(general.address?.region).toBe("FLANDERS");
  }
  const scores = new Set(
    NODES.map(
      ({ planning, property }) => planning?.floodingParcelScore ?? property?.flood_information?.parcel_score,
    ),
  );
  expect([...scores]).toEqual(expect.arrayContaining(["A", "B", "C", "D"]));
});

const inRegion = (region: string) => NODES.filter(({ general }) => general.address?.region === region);

test("no listing of the demo lacks what the law of its region asks, and each region's own facts are used", () => {
  const day = TODAY.toISOString().slice(0, 10);
  for (const node of NODES) {
    const missing = missingFacts(advertisedFacts(BUNDLE_SCHEMAS.estate.parse(node)), day);
    expect(missing.map(({ fact, rule }) => `${node.general.id} ${rule.id} ${fact}`)).toEqual([]);
  }
  const zones = (region: string) =>
    inRegion(region).filter(({ planning, property }) => planning?.planZone ?? property?.planning?.plan_zone);
  expect(zones("BRUSSELS").length).toBeGreaterThan(3);
  expect(zones("WALLONIA").length).toBeGreaterThan(3);
  expect(zones("FLANDERS")).toEqual([]);
  const leases = inRegion("BRUSSELS").map(
    ({ financial, property }) => financial?.leaseKind ?? property?.financial?.lease_kind,
  );
  expect(leases).toEqual(expect.arrayContaining(["NINE_YEARS", "SHORT_TERM"]));
});

test("phone numbers and mail addresses are ones that nobody has", () => {
  const text = BUNDLES.flatMap(({ files }) => [...files].filter(([name]) => !name.startsWith("media/")))
    .map(([, text]) => text)
    .join("");
  for (const [mail] of text.matchAll(/[\w.-]+@[\w.-]+\w/g)) expect(mail).toMatch(/\.example$/);
  for (const [phone] of text.matchAll(/\+32[ \d]+\d/g))
    expect(phone.replaceAll(" ", "")).toMatch(/^\+32(9|59|50|58|470)0{4,}\d{0,2}$/);
});

test("every kind of home names a sub type of the product", () => {
  const shown = new Set(NODES.map(({ general }) => general.subType?.id));
  expect(shown.has(undefined)).toBe(false);
  expect(Object.keys(KINDS).length).toBeGreaterThan(30);
});

test("text reads at AA on every surface of the sea and sand theme", () => {
  const { theme } = BUNDLE_SCHEMAS.site.parse(JSON.parse(BUNDLES[1]!.files.get("site.json")!));
  const surfaces = [theme.paper, theme.card] as string[];
  for (const text of [theme.ink, theme.muted, theme.accent] as string[]) {
    for (const surface of surfaces)
      expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(AA_CONTRAST);
  }
  for (const band of [theme.band, theme.accent, theme.fresh] as string[]) {
    expect(contrast("#ffffff", band), band).toBeGreaterThanOrEqual(AA_CONTRAST);
  }
  expect(contrast(theme.ink!, theme.option!)).toBeGreaterThanOrEqual(AA_CONTRAST);
});

test("a sticker's own colours read at AA", () => {
  for (const { color, colorText, name } of Object.values(STICKERS)) {
    if (color && colorText)
      expect(contrast(color, colorText), name.nl ?? "").toBeGreaterThanOrEqual(AA_CONTRAST);
  }
});

test("streets and titles have typographic apostrophes", () => {
  for (const { general } of NODES) {
    const { title, address } = general;
    expect(JSON.stringify([title, address?.street]), `${general.id}`).not.toMatch(/\p{L}'\p{L}/u);
  }
});

test("a project's own text counts the homes that are still free as its page does", () => {
  const lindenhof = NODES.find(({ general }) => general.title?.nl === "Residentie Lindenhof")!;
  const free = NODES.filter(
    ({ general }) => general.parentId === lindenhof.general.id && isAvailable(general.transaction?.id),
  );
  expect(free).toHaveLength(2);
  expect(lindenhof.general.description).toMatchObject({
    nl: expect.stringContaining("nog twee te koop"),
    fr: expect.stringContaining("il en reste deux"),
    en: expect.stringContaining("two of its ten"),
    de: expect.stringContaining("noch zwei"),
  });
});

const HOUSE_FRONTS = /^(row-house|town-house|villa|mansion|bungalow|farmhouse|new-build|student-house)-/;

test("no flat is drawn as a house, and no house as a block of flats", () => {
  const fronts = NODES.filter(({ general }) => general.parentId == null || general.headType?.id === 3).map(
    ({ general, pictures }) => ({
      id: general.id,
      type: general.headType?.id,
      front: pictures[0]?.file ?? "",
    }),
  );
  const flats = fronts.filter(({ type }) => type === 3);
  const houses = fronts.filter(({ type }) => type === 1);
  expect(flats.filter(({ front }) => HOUSE_FRONTS.test(front))).toEqual([]);
  expect(houses.filter(({ front }) => /^(apartment-block|coast-tower)-/.test(front))).toEqual([]);
});

test("a unit of a project is built in the year that the project is delivered", () => {
  const delivery = new Map(
    NODES.filter(({ general }) => general.project).map(({ general, property }) => [
      general.id,
      Number(String(property?.project?.delivery_date).slice(0, 4)),
    ]),
  );
  const units = NODES.filter(({ general }) => general.parentId != null);
  const years = units.map(({ property }) => property?.construction?.construction_year);
  expect(years).toEqual(units.map(({ general }) => delivery.get(general.parentId!)));
});

function tradesOf(salesRepId: number) {
  const own = NODES.filter(({ salesRep }) => salesRep?.id === salesRepId);
  return {
    deals: new Set(own.map(({ general }) => LETTING.has(general.transaction?.id ?? 0))),
    types: new Set(own.map(({ general }) => general.headType?.id)),
  };
}

test("who lets homes sells none, and who sells flats sells no shops", () => {
  expect([...tradesOf(5).deals]).toEqual([true]);
  expect([...tradesOf(3).types].toSorted()).toEqual([3, 7]);
});

test("what is built since 2015 has no label of an old house, and nothing is renovated before it is built", () => {
  const contradicting = NODES.filter(({ energy, property, technical }) => {
    const year = technical?.constructionYear ?? property?.construction?.construction_year;
    const renovated = technical?.renovationYear ?? property?.construction?.renovation_year;
    if (!year) return false;
    return (year >= 2015 && /[D-G]/.test(energy?.energyLabel ?? "")) || (renovated ?? year) < year;
  });
  expect(contradicting.map(({ general }) => general.id)).toEqual([]);
});

test("no text of a listing names days or hours of visits, which the agenda of its sales rep has", () => {
  const hours = /(?:dinsdag|donderdag|zaterdag)[^.]*\d uur/i;
  const told = NODES.filter(({ extraFields, general }) =>
    hours.test(JSON.stringify([extraFields, general.description])),
  );
  expect(told.map(({ general }) => general.id)).toEqual([]);
});
