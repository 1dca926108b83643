import type { StyleSpecification } from "maplibre-gl";
import type { Locale } from "#domain/locale/locale.ts";
import type { MapSource } from "#features/site/map-source.ts";
import { loadOutline } from "./load-outline.ts";
import type { MapColours } from "./map-colours.ts";
import { outlineStyle } from "./outline-style.ts";

type StyleWish = {
  readonly source: MapSource;
  readonly locale: Locale;
  readonly colours: MapColours;
  readonly signal: AbortSignal;
};

/** How the map is drawn; the parts of a street map are fetched only where one is. */
export async function loadStyle(wish: StyleWish): Promise<StyleSpecification | string> {
  const { source, locale, colours, signal } = wish;
  if (source.kind === "style") return source.url;
  if (source.kind === "outline") return outlineStyle(colours, await loadOutline(locale, signal));
  const { streetStyle } = await import("./street-style.ts");
  return streetStyle(source.url, locale, colours);
}
