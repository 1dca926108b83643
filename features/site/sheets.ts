/**
 * The style sheets beside the one that all pages link, in the order in which a page links them. Each is what one kind of page or
 * several blocks draw: few enough that a visitor has most of them after the first pages.
 */
export const SHEETS = ["blocks", "search", "forms", "estate", "costs", "favorites", "rentals"] as const;

export type Sheet = (typeof SHEETS)[number];

/** The sheet that all pages link: tokens, the site's frame, `ui/`, cards and error pages. */
export const BASE_SHEET = "base";

/** What pages of several kinds draw of a folder that is in the sheet of one kind. */
const SHARED = new Set(
  [
    "contact/form/notices",
    "estate/breadcrumbs",
    "estate/costs/sheet/cost-bar",
    "favorites/favorites-link",
    "listings/filter/city-field",
    "pages/blocks/blocks",
    "pages/blocks/rich-text/rich-text",
    "rentals/list/rental-card",
    "visits/booking/unreached-times",
  ].map((name) => `features/${name}.module.css`),
);

/** The folders whose styles each sheet holds; the first that fits. */
const FOLDERS: ReadonlyArray<readonly [Sheet, RegExp]> = [
  ["blocks", /^features\/pages\/(?:agency\/|block-states|blocks\/|entity\/)/],
  ["search", /^features\/listings\/(?:filter|garages-and-land|map|thin)\//],
  ["forms", /^features\/(?:alerts|contact|visits)\//],
  ["costs", /^features\/estate\/costs\/(?!cost-card)/],
  ["estate", /^features\/estate\//],
  ["favorites", /^features\/favorites\//],
  ["rentals", /^features\/rentals\//],
];

/** The sheet that holds the styles of a file. Example: `sheetOf("features/estate/place.module.css")` is `"estate"`. */
export function sheetOf(file: string): Sheet | typeof BASE_SHEET {
  if (SHARED.has(file)) return BASE_SHEET;
  return FOLDERS.find(([, folder]) => folder.test(file))?.[0] ?? BASE_SHEET;
}
