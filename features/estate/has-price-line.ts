import { badgeOf } from "#features/listings/card/listing-badges.tsx";
import type { EstateView } from "./estate-view.ts";

/** Whether there is a price to tell or to ask for: what is over has none to ask for. */
export function hasPriceLine({ price, ...marks }: Pick<EstateView, "price" | "state" | "sticker">): boolean {
  return price !== null || badgeOf(marks) === null;
}
