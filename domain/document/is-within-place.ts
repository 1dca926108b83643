/** Whether a place of a document is another one or lies in it. Example: `general.price.value` within `general.price`, all within ``. */
export function isWithinPlace(place: string, around: string): boolean {
  return around === "" || place === around || place.startsWith(`${around}.`);
}
