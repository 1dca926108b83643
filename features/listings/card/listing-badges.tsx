import { isOver, type MarketState } from "#domain/estate/reference/market-state.ts";
import type { Marks } from "#domain/estate/sticker/marks.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { StickerLabel } from "#ui/label/sticker-label.tsx";

/** The badge of a listing: that of its state, else that of its sticker; null for one that can be had. */
export function badgeOf({
  state,
  sticker,
}: Pick<Marks, "state" | "sticker">): Exclude<MarketState, "underOption"> | null {
  if (isOver(state)) return state;
  return sticker && sticker.kind !== "label" ? sticker.kind : null;
}

type ListingLabelsProps = { readonly marks: Marks; readonly className?: string | undefined };

/** What a listing's picture says in a corner: that it is under option or sold publicly, and the agency's own sticker. */
export function ListingLabels({ marks: { state, isPublicSale, sticker }, className }: ListingLabelsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const option = state === "underOption" ? t("listing.underOption") : null;
  const terms = option ?? (isPublicSale ? t("listing.publicSale") : null);
  const label = sticker?.kind === "label" ? sticker : null;
  // An agency's own sticker for options says it in its own colours.
  const isToldBySticker = label !== null && isSameWord(label.label.text, terms);
  if (!terms && !label) return null;
  return (
    <span className={className}>
      {terms && !isToldBySticker && <StickerLabel colours={option ? "option" : null}>{terms}</StickerLabel>}
      {label && (
        <StickerLabel
          colours={label.colours}
          lang={label.label.locale === locale ? undefined : label.label.locale}
        >
          {label.label.text}
        </StickerLabel>
      )}
    </span>
  );
}

function isSameWord(one: string, other: string | null): boolean {
  return one.trim().toLowerCase() === other?.toLowerCase();
}
