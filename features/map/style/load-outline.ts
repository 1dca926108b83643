import type { Locale } from "#domain/locale/locale.ts";
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
import type { OutlineParts } from "./outline-style.ts";

type Outline = {
  readonly land: readonly PackedPolygons[];
  readonly water: PackedPolygons;
  readonly rivers: PackedLines;
};

/** Two small files of our own, kept by the browser for good. */
export async function loadOutline(locale: Locale, signal: AbortSignal): Promise<OutlineParts> {
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

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
