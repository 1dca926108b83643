import type { FloodScore } from "#domain/estate/reference/enumerations.ts";
import type { MessageKey } from "#domain/locale/translate.ts";
import type { PrintedValue } from "#domain/display/print.ts";
import type { Marks } from "#domain/estate/sticker/marks.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { CardView } from "#features/listings/card/card-view.ts";
import type { EstatePlace } from "#features/map/estate-place.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { LargePicture, PictureView } from "#ui/picture/picture-view.ts";
import type { CostCardView } from "./costs/view/cost-view.ts";
import type { ContactView } from "#features/contact/contact-view.ts";
import type { VisitLinkView } from "#features/visits/booking/visit-link.tsx";

/** A text of some language, one that needs none, or a key of the product's words. */
export type TextView = PrintedValue;

/** A label and what stands behind it, ready to print: the main value first, then what is linked to it. */
export type FieldView = {
  readonly key: string;
  readonly label: TextView;
  readonly values: readonly TextView[];
  /** The values are all alike: none is linked to the first. */
  readonly isList?: boolean;
  readonly warns?: boolean;
  /** What an amount is counted per. */
  readonly period?: LocalizedText;
};

/** Rows of facts; `items` are those that need no more than their name, as comfort does. */
export type FactGroupView = {
  readonly key: string;
  readonly title: MessageKey;
  readonly fields: readonly FieldView[];
  readonly items: readonly FieldView[];
  readonly scores: readonly ScoreView[];
};

/** A flood score (A to D) as a card: what was scored and how the letter reads. */
export type ScoreView = {
  readonly key: string;
  readonly label: TextView;
  readonly letter: FloodScore;
  readonly warns: boolean;
};

/** A part of the page with a place in its address: its facts, then those of the parts below it. */
export type SectionView = {
  readonly key: string;
  readonly title: MessageKey;
  readonly groups: readonly FactGroupView[];
  /** What a phone shows of it beside its title until it is opened; absent where all of it always shows. */
  readonly summary?: readonly SummaryView[];
};

/** A fact in a few words: "P-score A"; without a label where the value names the thing itself: "1 document". */
export type SummaryView = { readonly label: TextView | null; readonly value: TextView | null };

type RoomView = {
  readonly key: string;
  readonly name: LocalizedText | null;
  readonly comment: LocalizedText | null;
  /** How many there are alike. */
  readonly count: number;
  readonly surface: string | null;
};

export type FloorView = {
  /** Null for rooms of which nobody says where they are. */
  readonly level: number | null;
  /** The agency's own name, else which storey it is; null where no room says its storey. */
  readonly name: TextView | null;
  readonly rooms: readonly RoomView[];
};

/** A picture of the page with its large form: what the lightbox opens, or the browser itself without script. */
export type GalleryPicture = {
  readonly picture: PictureView;
  /** The language of the agency's words about it, where it is not the page's. */
  readonly captionLocale?: Locale | undefined;
  readonly large: LargePicture;
  /** Address of the small form that the lightbox lines up below the large one. */
  readonly thumb: string;
};

/** A unit of a project as its table shows it. */
export type UnitView = {
  readonly id: number;
  readonly href: string | null;
  readonly name: LocalizedText;
  readonly subType: LocalizedText | null;
  readonly floor: TextView | null;
  readonly bedrooms: number | null;
  readonly area: string | null;
  readonly terrace: string | null;
  readonly price: PriceView | null;
  readonly status: TextView | null;
  readonly isTaken: boolean;
};

export type EpcView = {
  /** Whose certificate it is, where it is not the estate's own. */
  readonly heading: MessageKey | null;
  /** What the region calls it: EPC, EPB or PEB. */
  readonly name: string;
  /** None where nobody can tell the region. */
  readonly scale: readonly string[];
  /** The certificate's label, or the two of a pair, worse one first. */
  readonly labels: readonly string[];
  readonly value: string | null;
  /** What the region counts as well: CO₂ in Brussels. */
  readonly co2: string | null;
  /** The letter of the scale that the figure stands at. */
  readonly valueAt: string | null;
  /** How far a bar of its own reaches, 0 to 100, where no letter tells its place. */
  readonly percentage: number | null;
};

/** Shares and starts are percentages of the whole bar. */
export type PriceSummaryView = {
  readonly parts: ReadonlyArray<{
    readonly key: string;
    readonly label: MessageKey;
    readonly amount: string;
    readonly start: number;
    readonly share: number;
  }>;
  readonly lines: ReadonlyArray<{
    readonly key: string;
    readonly label: MessageKey;
    readonly amount: string;
    readonly isTotal: boolean;
  }>;
};

export type SaleDatesView = {
  readonly dates: ReadonlyArray<{
    readonly key: string;
    readonly label: MessageKey;
    /** RFC 3339. */
    readonly moment: string;
    readonly text: string;
  }>;
  readonly calendarHref: string;
};

/** A virtual visit or a video at somebody else's, or a film of the agency's own. */
export type MediumView = {
  readonly kind: "visit" | "video";
  readonly href: string;
  /** The visit that the agency leads with, where there are several. */
  readonly isMain?: boolean;
  /** Its place among its kind, where there are several. */
  readonly number?: number;
  readonly title: LocalizedText | null;
  readonly picture: PictureView | null;
  /** Host name of who shows it; null where it plays within the page as it is. */
  readonly provider: string | null;
};

export type DocumentView = {
  readonly href: string;
  readonly title: LocalizedText | null;
  readonly type: string | null;
  readonly size: string | null;
};

/** How far a project has come. */
export type ProgressView = {
  readonly phase: LocalizedText | null;
  readonly percentage: number | null;
  readonly percentageText: string | null;
  readonly available: number;
  readonly total: number;
};

export type UnitChoice = {
  readonly value: string;
  readonly label: TextView;
  readonly isChosen: boolean;
};

/** The units of a project as the visitor narrowed them: as rows, or as cards. */
export type UnitsView = {
  readonly rows: readonly UnitView[];
  readonly cards: readonly CardView[] | null;
  readonly total: number;
  readonly path: string;
  readonly bedrooms: readonly UnitChoice[];
  readonly statuses: readonly UnitChoice[];
  readonly progress: ProgressView;
};

/** A card with why it stands here. */
export type SimilarView = {
  readonly card: CardView;
  readonly reasons: ReadonlyArray<{
    readonly words: MessageKey;
    readonly given: Readonly<Record<string, number>>;
  }>;
};

/** Estates like one, and by what they were chosen. */
export type SimilarListView = {
  readonly estates: readonly SimilarView[];
  readonly basis: { readonly words: MessageKey; readonly given: Readonly<Record<string, string>> };
};

export type NeighbourView = { readonly title: LocalizedText; readonly href: string };

/** A QR code as the path of its dark squares, `size` squares wide. */
export type QrView = { readonly path: string; readonly size: number };

export type PriceView = {
  readonly text: string;
  /** What is said before the amount: the lowest of several, or where bidding starts. */
  readonly before: MessageKey | null;
  readonly period: LocalizedText | null;
  /** What a life annuity costs a month beside its bouquet. */
  readonly annuity: string | null;
};

export type Crumb = { readonly label: LocalizedText; readonly href: string | null };

/** All that the page of one estate shows, in one language, ready to print. */
export type EstateView = Marks & {
  readonly kind: "found";
  readonly beginsWithPhoto: true;
  readonly head: PageHead;
  readonly locale: Locale;
  readonly id: number;
  readonly subType: LocalizedText | null;
  readonly transaction: LocalizedText | null;
  readonly title: LocalizedText;
  readonly street: string | null;
  readonly city: string | null;
  readonly price: PriceView | null;
  readonly keyFacts: readonly FieldView[];
  /** A sentence above the description; null where the description begins with it. */
  readonly lead: LocalizedText | null;
  readonly description: { readonly html: string; readonly locale: Locale } | null;
  readonly photos: readonly GalleryPicture[];
  readonly plans: readonly GalleryPicture[];
  readonly sections: readonly SectionView[];
  readonly epc: EpcView | null;
  readonly sharedEpc: EpcView | null;
  readonly floors: readonly FloorView[];
  readonly units: UnitsView | null;
  readonly priceSummary: PriceSummaryView | null;
  readonly saleDates: SaleDatesView | null;
  /** Null where nothing can be said of what it costs in the end, or the agency wants none of it. */
  readonly costs: CostCardView | null;
  readonly media: readonly MediumView[];
  readonly documents: readonly DocumentView[];
  readonly project: {
    readonly title: LocalizedText;
    readonly href: string;
    readonly previous: NeighbourView | null;
    readonly next: NeighbourView | null;
  } | null;
  /** Leads to the short address, which stays the same in every language and for ever. */
  readonly qr: QrView;
  readonly isAddressHidden: boolean;
  readonly mapHref: string | null;
  readonly place: EstatePlace | null;
  readonly contact: ContactView | null;
  /** Null where no visit can be booked. */
  readonly visit: VisitLinkView | null;
  readonly crumbs: readonly Crumb[];
  readonly similar: SimilarListView;
};

/** An estate that is no longer shown, with others like it. */
export type GoneView = {
  readonly kind: "gone";
  readonly locale: Locale;
  readonly similar: SimilarListView;
};
