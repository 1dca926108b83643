import { BLOCK_TYPES } from "./blocks/block-types.ts";
import type { Theme } from "#features/site/schema/site.ts";
import { isLocale, LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { Material } from "./blocks/define-block.ts";
import { loadStates } from "./blocks/states/load-states.ts";
import { PRODUCT_COLOURS } from "#features/site/theme/product-colours.ts";
import { themeCss } from "#features/site/theme/theme-css.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { MESSAGES } from "#features/messages.ts";

/** The site's own, the product's in the light and in the dark, and two that differ from both in everything. */
const THEMES: Readonly<Record<string, Theme | null>> = {
  site: null,
  product: { ...PRODUCT_COLOURS, radiusCard: 14, radiusControl: 10 },
  dark: { scheme: "dark" },
  night: {
    paper: "#14181c",
    card: "#1d2329",
    ink: "#f1efe9",
    muted: "#a9b2b8",
    line: "#323b43",
    accent: "#f0a35e",
    band: "#0b0e11",
    radiusCard: 0,
    radiusControl: 0,
  },
  round: {
    paper: "#fff7fb",
    ink: "#2a1430",
    accent: "#7a1f6b",
    band: "#3d1145",
    radiusCard: 28,
    radiusControl: 24,
    displayFont: "instrument-sans",
    textFont: "system",
  },
};

/** What the page of all blocks shows for its address: language, theme, and one block or all of them. */
export async function loadBlockStates(context: RequestContext, url: URL) {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const language = asked("language");
  const locale: Locale = isLocale(language) ? language : context.site.defaultLocale;
  const theme = Object.hasOwn(THEMES, asked("theme")) ? asked("theme") : "site";
  const alone = BLOCK_TYPES.find((type) => type === asked("block"));
  const material = await gatherMaterial(context);
  const hrefWith = (change: Record<string, string>) =>
    `${url.pathname}?${new URLSearchParams({ language: locale, theme, ...(alone && { block: alone }), ...change })}`;
  const shown = await Promise.all(
    (alone ? [alone] : BLOCK_TYPES).map(async (type) => ({
      type,
      states: (await loadStates(context, locale, { type, material, url })).filter(
        ({ block }) => !asked("state") || block?.id === asked("state"),
      ),
    })),
  );
  return {
    locale,
    words: MESSAGES[locale],
    themeCss: THEMES[theme] ? themeCss(THEMES[theme]) : "",
    languages: choices(LOCALES, locale, (one) => hrefWith({ language: one })),
    themes: choices(Object.keys(THEMES), theme, (one) => hrefWith({ theme: one })),
    blocks: choices(["all", ...BLOCK_TYPES], alone ?? "all", (one) => hrefWith({ block: one })),
    aloneHref: asked("state") ? null : hrefWith({}),
    shown,
  };
}

function choices(names: readonly string[], chosen: string, hrefOf: (name: string) => string) {
  return names.map((name) => ({ name, href: hrefOf(name), isChosen: name === chosen }));
}

const PICTURE = /"picture":"([0-9a-f]{32})"/g;

/** Pictures and pages that the site has. */
async function gatherMaterial(context: RequestContext): Promise<Material> {
  const pages = await context.queries.pages();
  const pictures = new Set([...JSON.stringify(pages).matchAll(PICTURE)].map(([, file]) => file!));
  const listing = pages.filter(({ blocks }) => blocks.some(({ type }) => type === "estate-list"));
  return {
    pictures: [...pictures, context.site.socialImage ?? "0"],
    pageIds: (listing.length > 0 ? listing : pages).map(({ id }) => id),
  };
}
