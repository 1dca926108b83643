import type { Locale } from "../../locale/locale.ts";
import { isOver, type MarketState, marketStateOf } from "../reference/market-state.ts";
import { PUBLIC_SALE } from "../reference/transactions.ts";
import { type ShownSticker, type StickerLike, stickerOf } from "./sticker.ts";

/** What stands on a listing's picture: how it is with the sale, and the agency's own sticker. */
export type Marks = {
  readonly state: MarketState | null;
  /** It is sold by a notary to who bids most, and still can be had. */
  readonly isPublicSale: boolean;
  readonly sticker: ShownSticker | null;
};

type Marked = Parameters<typeof marketStateOf>[0] & {
  readonly general: { readonly sticker?: StickerLike | null };
};

/**
 * The marks of a listing: its state by its transaction, whatever its sticker, and its
 * sticker, unless that is a badge while the state has its own. Example: a rented estate with the sticker "Nieuw" is
 * rented and new; with sticker 1, the sold badge, it is rented alone.
 */
export function marksOf(estate: Marked, locale: Locale): Marks {
  const state = marketStateOf(estate);
  const sticker = stickerOf(estate.general.sticker, locale);
  return {
    state,
    isPublicSale: state === null && estate.general.transaction?.id === PUBLIC_SALE,
    sticker: isOver(state) && sticker?.kind !== "label" ? null : sticker,
  };
}
