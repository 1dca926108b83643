import { describe, expect, test } from "vitest";
import { z } from "zod";
import { BLOCK_SCHEMAS, BLOCK_TYPES, type BlockType } from "./blocks/block-types.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { Estate } from "#features/listings/schema/estate.ts";
import { RentalResult } from "#features/rentals/schema/search.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import { MESSAGES } from "#features/messages.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { Blocks } from "./blocks/blocks.tsx";
import { rendererOf } from "./blocks/renderers.ts";
import { type Material, STATE_NAMES } from "./blocks/define-block.ts";
import { loadStates } from "./blocks/states/load-states.ts";
import { BROKEN, FRENCH_ALONE, LONG } from "./blocks/states/sample-texts.ts";

const MATERIAL: Material = { pictures: ["a".repeat(32), "b".repeat(32)], pageIds: [1] };
const URL_OF_PAGE = new URL("http://localhost/_blocks");

const ESTATE = Estate.parse({
  general: { id: 7, project: true, title: { nl: "Huis" }, address: { city: { id: 1, name: "Gent" } } },
  uri: { nl: "/nl/aanbod/7/huis", fr: "/fr/offre/7/huis", en: "/en/offer/7/huis", de: "/de/angebot/7/huis" },
});
const RENTAL = RentalResult.parse({
  id: 8,
  general: { title: { nl: "Studio" } },
  isAvailable: true,
  priceFrom: 450,
});
const LIST = { id: "list", type: "estate-list", where: {}, filter: true };
const paths = { nl: "te-koop", fr: "a-vendre", en: "for-sale", de: "kaufen" };

/** A site of one listing page and one estate, in four languages. */
const answers = {
  pages: async () => [{ id: 1, paths, title: { nl: "Te koop" }, blocks: [LIST] }],
  searchEstates: async ({ where }: { where?: { terms?: Record<string, unknown> } }) =>
    where?.terms?.["general.id"]
      ? { total: { value: 0 }, results: [] }
      : { total: { value: 1 }, results: [ESTATE] },
  estateFilters: async () => ({
    headTypes: [],
    subTypes: [],
    transactions: [],
    countries: [],
    locations: [],
    prices: { min: 1, max: 2 },
    bedrooms: [],
  }),
  countMatches: async () => ({ count: 1 }),
  searchRentals: async () => ({ total: { value: 1 }, results: [RENTAL] }),
  rentalFilters: async () => ({ maxOccupations: [2] }),
  translations: async (locale: Locale) => MESSAGES[locale],
} as unknown as Partial<SiteQueries>;

const context = () => {
  const made = contextWith(answers);
  return { ...made, site: { ...made.site, locales: [...LOCALES] } };
};

const Drawn = ({ block }: { readonly block: LoadedBlock }) => (
  <Blocks blocks={[block]} title={null} isBelowTitle />
);

const renderedStates = async (type: BlockType, locale: (typeof LOCALES)[number]) => {
  const loaded = await loadStates(context(), locale, { type, material: MATERIAL, url: URL_OF_PAGE });
  return new Map(
    loaded.map(({ name, block }) => [name, block && renderHtml(<Drawn block={block} />, { locale })]),
  );
};

/** What a block's schema says of it: pictures may break, lists may be short and long. */
function statesFor(type: BlockType): string[] {
  const schema = z.toJSONSchema(BLOCK_SCHEMAS[type], { io: "input", unrepresentable: "any" });
  const properties = Object.values(schema.properties ?? {}) as Array<{ type?: string }>;
  const hasList = properties.some((property) => property.type === "array");
  const hasPicture = JSON.stringify(schema).includes('"picture"');
  return [
    "usual",
    "empty",
    ...(hasList ? ["one", "many"] : []),
    "long words",
    "missing language",
    ...(hasPicture ? ["broken picture"] : []),
  ];
}

/** With nothing of its own, these still say something: the site's name, an empty list, the form itself. */
const SAYS_WHEN_EMPTY: ReadonlySet<BlockType> = new Set([
  "keep-me-informed",
  "home-heading",
  "estate-list",
  "estate-map",
  "contact-form",
]);

describe.each(BLOCK_TYPES)("the block %s", (type) => {
  test("has somebody who renders it", () => {
    expect(rendererOf(type)).not.toBeNull();
  });

  test("has every state that its schema knows of", async () => {
    const states = [...(await renderedStates(type, "nl")).keys()];
    expect(states).toEqual(expect.arrayContaining(statesFor(type)));
    expect(states).toEqual(STATE_NAMES.filter((name) => states.includes(name)));
  });

  test.each(LOCALES)("is rendered in each state in %s, without an untranslated word", async (locale) => {
    for (const [name, html] of await renderedStates(type, locale)) {
      const saysNothing = name === "empty" && !SAYS_WHEN_EMPTY.has(type);
      expect(html === null, `${name} draws nothing`).toBe(saysNothing);
      if (html === null) continue;
      expect(html, name).toContain(`data-block="${type === "estate-map" ? "estate-list" : type}"`);
      expect(html, name).not.toMatch(/_[a-z]+(\.[\w]+)+_|undefined|\[object/i);
    }
  });

  test("shows words of another language as such, and long ones whole", async () => {
    const states = await renderedStates(type, "de");
    expect(states.get("missing language")).toContain(
      `<span lang="fr">${FRENCH_ALONE.fr}</span>`.slice(0, 40),
    );
    expect(states.get("long words")).toContain(LONG.de.slice(0, 30));
  });

  test("keeps its place when a picture is gone", async () => {
    const broken = (await renderedStates(type, "nl")).get("broken picture");
    if (broken !== undefined && broken !== null && type !== "estate-map") expect(broken).toMatch(BROKEN);
  });
});
