type Place = { readonly lng: number; readonly lat: number };

/** West, south, east and north of all homes; null without any. */
export function frameOfHomes(homes: readonly Place[]): [number, number, number, number] | null {
  if (homes.length === 0) return null;
  const lngs = homes.map(({ lng }) => lng);
  const lats = homes.map(({ lat }) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
