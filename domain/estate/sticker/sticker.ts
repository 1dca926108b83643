import { localize, type Multilingual, type LocalizedText } from "../../locale/multilingual.ts";
import type { Locale } from "../../locale/locale.ts";
import { contrast, readableOn } from "./contrast.ts";

const SOLD_STICKER = 1;
const RENTED_STICKER = 2;

export type StickerLike = {
  readonly id: number;
  readonly name?: Multilingual | null;
  readonly color?: string | null;
  readonly colorText?: string | null;
};

/** What a card wears: a badge, or a label on its own colours (`#rrggbb`), which are null where the site's own apply. */
export type ShownSticker =
  | { readonly kind: "sold" }
  | { readonly kind: "rented" }
  | {
      readonly kind: "label";
      readonly label: LocalizedText;
      readonly colours: { readonly background: string; readonly text: string } | null;
    };

/**
 * Id 1 is the sold badge, 2 the rented badge, any other its name; null without a name.
 * The text colour of a label is corrected to AA contrast. Example: `{ id: 4, name: { nl: "Nieuw" }, color: "#3f6f5f"
 * }` is a label "Nieuw", white on `#3f6f5f`.
 */
export function stickerOf(sticker: StickerLike | null | undefined, locale: Locale): ShownSticker | null {
  if (!sticker) return null;
  if (sticker.id === SOLD_STICKER) return { kind: "sold" };
  if (sticker.id === RENTED_STICKER) return { kind: "rented" };
  const label = localize(sticker.name, locale);
  return label && { kind: "label", label, colours: coloursOf(sticker) };
}

/** Colours of a label that are hard to read, as the agency chose them, and the text colour that shows instead. */
export type CorrectedColours = {
  readonly background: string;
  readonly wanted: string;
  readonly shown: string;
  /** How much the wanted ones differ, 1 to 21. */
  readonly ratio: number;
};

/**
 * What is corrected of a sticker's colours; null where they show as they are, as on a badge. Example: white on `#c48a2c`
 * has a ratio of 2.9 and shows as black.
 */
export function correctedColours(sticker: StickerLike): CorrectedColours | null {
  const wanted = readHex(sticker.colorText);
  if (sticker.id === SOLD_STICKER || sticker.id === RENTED_STICKER || !wanted) return null;
  const colours = coloursOf(sticker);
  if (!colours || colours.text === wanted) return null;
  const { background, text: shown } = colours;
  return { background, wanted, shown, ratio: contrast(background, wanted) };
}

/** Black on white is what a CRM sends when nobody chose a colour. */
function coloursOf({ color, colorText }: StickerLike) {
  const background = readHex(color);
  const text = readHex(colorText);
  if (!background || (background === "#ffffff" && text === "#000000")) return null;
  return { background, text: readableOn(background, text) };
}

function readHex(colour: string | null | undefined): string | null {
  const lower = colour?.trim().toLowerCase() ?? "";
  return /^#[0-9a-f]{6}$/.test(lower) ? lower : null;
}
