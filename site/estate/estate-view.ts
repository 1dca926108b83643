import type { PrintedValue } from "#domain/display/print.ts";
import type { SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { CardView } from "../listing/card-view.ts";
import type { PageHead } from "../pages/page-meta.ts";
import type { PictureView } from "../ui/picture-view.ts";

/** A text of some language, one that needs none, or a key of the product's words. */
export type WordsView = PrintedValue;

/** A label and what stands behind it, ready to print: the main value first, then what is linked to it. */
export type FieldView = {
  readonly key: string;
  readonly label: WordsView;
  readonly values: readonly WordsView[];
  readonly warns?: boolean;
};

/** Rows of facts; `items` are those that need no more than their name, as comfort does. */
export type FactGroupView = {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldView[];
  readonly items: readonly FieldView[];
};

export type RoomView = {
  readonly key: string;
  readonly name: SpokenText | null;
  readonly comment: SpokenText | null;
  readonly surface: string | null;
};

export type FloorView = {
  readonly level: number;
  readonly name: SpokenText | null;
  readonly rooms: readonly RoomView[];
};

export type ContactView = {
  readonly name: string;
  readonly bivNumber: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly picture: PictureView | null;
};

/** A picture of the page with its large form: what the lightbox opens, or the browser itself without script. */
export type GalleryPicture = {
  readonly picture: PictureView;
  readonly large: { readonly href: string; readonly width: number; readonly height: number };
};

/** A unit of a project as its table shows it. */
export type UnitView = {
  readonly id: number;
  readonly href: string | null;
  readonly name: string;
  readonly subType: SpokenText | null;
  readonly floor: number | null;
  readonly bedrooms: number | null;
  readonly area: string | null;
  readonly terrace: string | null;
  readonly price: string | null;
  readonly status: SpokenText | null;
  readonly isTaken: boolean;
};

export type EpcView = {
  readonly scale: readonly string[];
  readonly label: string | null;
  readonly value: string | null;
  /** Share of the bar's width, 0 to 100. */
  readonly percentage: number | null;
};

export type PriceView = { readonly text: string; readonly from: boolean; readonly period: SpokenText | null };

export type Crumb = { readonly label: string; readonly href: string | null };

/** All that the page of one estate shows, in one language, ready to print. */
export type EstateView = {
  readonly kind: "found";
  readonly head: PageHead;
  readonly locale: Locale;
  readonly id: number;
  readonly subType: SpokenText | null;
  readonly transaction: SpokenText | null;
  readonly title: SpokenText;
  readonly street: string | null;
  readonly city: string | null;
  readonly price: PriceView | null;
  readonly sticker: CardView["sticker"];
  readonly keyFacts: readonly FieldView[];
  readonly description: { readonly html: string; readonly locale: Locale } | null;
  readonly photos: readonly GalleryPicture[];
  readonly plans: readonly GalleryPicture[];
  readonly groups: readonly FactGroupView[];
  readonly epc: EpcView | null;
  readonly floors: readonly FloorView[];
  readonly units: readonly UnitView[];
  readonly project: { readonly title: string; readonly href: string } | null;
  readonly isAddressHidden: boolean;
  readonly mapHref: string | null;
  readonly contact: ContactView | null;
  readonly crumbs: readonly Crumb[];
  readonly similar: readonly CardView[];
};

/** An estate that is no longer shown, with others like it. */
export type GoneView = {
  readonly kind: "gone";
  readonly locale: Locale;
  readonly similar: readonly CardView[];
};
