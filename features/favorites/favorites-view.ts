import type { CardView } from "#features/listings/card/card-view.ts";
import type { RentalCardView } from "#features/rentals/list/rental-card-view.ts";
import type { PageHead } from "#features/site/page-head.ts";

/** How things stand with an estate that somebody kept; null: as it was. */
export type FavoriteState = "sold" | "rented" | "takenOver" | "off" | null;

/** A kept estate or holiday home; it has no card once it is no longer published. */
export type FavoriteEstate = {
  readonly id: number;
  readonly card: CardView | null;
  readonly rental: RentalCardView | null;
  readonly state: FavoriteState;
  /** Others like it, where it is gone. */
  readonly similarHref: string | null;
};

/** What the page tells of what was just done without scripts. */
export type FavoritesNotice = {
  readonly removed: { readonly id: number; readonly place: number } | null;
  readonly isFull: boolean;
  /** How many estates of a shared list found no room. */
  readonly left: number;
};

/** A list of estates as the page shows it. */
export type ListView = {
  readonly title: string;
  /** The visitor's own favourites, newest first. */
  readonly own: readonly number[];
  /** Somebody else's list, by its address; else the visitor's own. */
  readonly isShared: boolean;
  readonly estates: readonly FavoriteEstate[];
  readonly notice: FavoritesNotice;
  readonly homeHref: string;
  readonly origin: string;
  readonly siteName: string;
  readonly agencyEmail: string;
};

export type FavoritesView = ListView & { readonly head: PageHead };
