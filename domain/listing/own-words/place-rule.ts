import type { Items } from "./items.ts";
import { isMeasured } from "./measured.ts";
import { isNegated } from "./walk.ts";
import { Walk } from "./walk.ts";
import type { Wishes } from "./wishes.ts";

/** What "and surroundings" means, in kilometres. */
const NEAR_KM = 5;
const MOST_KM = 200;

/** Within 10 km of, + 5 km. */
export function readRadius(items: Items<unknown>, at: number) {
  const walk = new Walk(items, at);
  walk.plus();
  const radius = walk.number();
  if (radius === null || !walk.meaning("kilometres") || radius > MOST_KM) return null;
  return { wishes: { radius: Math.round(radius) }, count: walk.count };
}

/** Gent, 9000, near Brugge, Leuven and surroundings. */
export function readPlace<Place>(
  items: Items<Place>,
  at: number,
  { places, radius }: Pick<Wishes<Place>, "places" | "radius">,
) {
  const walk = new Walk(items, at);
  const isNear = walk.meaning("near") ?? walk.meaning("surroundings") ?? walk.bound("about");
  const place = walk.place();
  if (place === null || isNegated(items, at) || isMeasured(items, at + walk.count - 1)) return null;
  // Of "1050 Bruxelles" the postcode says which part is meant.
  const [postcode, name] = items.slice(at + walk.count - 1);
  if (postcode?.kind === "number" && name?.kind === "place") walk.place();
  const hasSurroundings = walk.meaning("surroundings");
  return {
    wishes: {
      places: places.includes(place) ? places : [...places, place],
      radius: radius ?? (isNear || hasSurroundings ? NEAR_KM : null),
    },
    count: walk.count,
  };
}
