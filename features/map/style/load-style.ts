import type { StyleSpecification } from "maplibre-gl";
import type { Locale } from "#domain/locale/locale.ts";
import type { MapSource } from "#features/site/map-source.ts";
import type { MapColours } from "./map-colours.ts";
import { outlineStyle, type OutlineParts } from "./outline-style.ts";
import outlineUrl from "../outline/outline.json?url";
import placesUrl from "../outline/places.json?url";
import {
  type PackedLines,
  type PackedPolygons,
  type PlaceRow,
  readLines,
  readPlaces,
  readPolygons,
} from "../outline/read-outline.ts";

type StyleWish = {
  readonly source: MapSource;
  readonly locale: Locale;
  readonly colours: MapColours;
  readonly signal: AbortSignal;
};

type Outline = {
  readonly land: readonly PackedPolygons[];
  readonly water: PackedPolygons;
  readonly rivers: PackedLines;
};

/** How the map is drawn; the parts of a street map are fetched only where one is. */
export async function loadStyle(wish: StyleWish): Promise<StyleSpecification | string> {
  const { source, locale, colours, signal } = wish;
  if (source.kind === "style") return source.url;
  if (source.kind === "outline") return outlineStyle(colours, await loadOutline(locale, signal));
  const { streetStyle } = await import("./street-style.ts");
  const loadGround = async () => groundOf(outlineStyle(colours, await loadOutline(locale, signal)));
  return streetStyle(source.url, locale, colours, loadGround);
}

/** Land and water alone. */
function groundOf(style: StyleSpecification): StyleSpecification {
  const { land, water } = style.sources;
  const layers = style.layers.filter(({ id }) => id === "sea" || id === "land" || id === "water");
  return {
    version: 8,
    sources: { land: land!, water: water! },
    layers: layers.map((layer) => Object.assign({}, layer, { id: `ground-${layer.id}` })),
  };
}

/** Two small files of our own, kept by the browser for good. */
async function loadOutline(locale: Locale, signal: AbortSignal): Promise<OutlineParts> {
  const [outline, { places }] = await Promise.all([
    fetchJson<Outline>(outlineUrl, signal),
    fetchJson<{ places: readonly PlaceRow[] }>(placesUrl, signal),
  ]);
  return {
    land: outline.land.map(readPolygons),
    water: readPolygons(outline.water),
    rivers: readLines(outline.rivers),
    places: readPlaces(places, locale),
  };
}

/** A file of our own. */
export async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
