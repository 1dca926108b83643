import type { Locale } from "#domain/locale/locale.ts";
import outlineUrl from "../outline/outline.json?url";
import placesUrl from "../outline/places.json?url";
import { type PackedPolygons, type PlaceRow, readPlaces, readPolygons } from "../outline/read-outline.ts";
import type { OutlineParts } from "./outline-style.ts";

/** Two small files of our own, kept by the browser for good. */
export async function loadOutline(locale: Locale, signal: AbortSignal): Promise<OutlineParts> {
  const [outline, { places }] = await Promise.all([
    fetchJson<{ land: readonly PackedPolygons[]; water: PackedPolygons }>(outlineUrl, signal),
    fetchJson<{ places: readonly PlaceRow[] }>(placesUrl, signal),
  ]);
  return {
    land: outline.land.map(readPolygons),
    water: readPolygons(outline.water),
    places: readPlaces(places, locale),
  };
}

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
