import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { RentalSort } from "#domain/rental/rental-query.ts";
import type { WantedStay } from "#domain/rental/wanted-stay.ts";
import type { Paging } from "#domain/listing/paging.ts";
import type { LinkView } from "#features/site/block/load-block-link.ts";
import type { RentalCardView } from "./rental-card-view.ts";
import type { NextChoices } from "./filter/next-choices.ts";
import type { StaysMapView } from "./map/load-stay-markers.ts";

export type RentalChoice = { readonly value: string; readonly label: string };

/** One question of the filter; `chosen` is "" for none. */
export type RentalQuestion = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  /** What the address asks besides, which the field can't hold: it stays asked. */
  readonly others: readonly string[];
  readonly choices: readonly RentalChoice[];
};

/** Fields, what is chosen in them, and that in words; null for nothing. */
export type RentalFilterView = {
  readonly questions: readonly RentalQuestion[];
  readonly persons: Pick<RentalQuestion, "chosen" | "choices">;
  readonly dates: StayDatesView;
  readonly maxPrice: number | null;
  /** What the field of the visitor's own words begins with. */
  readonly ownWords: string | null;
  readonly sort: RentalSort;
  readonly isNarrowed: boolean;
  readonly next: NextChoices | null;
  readonly words: Readonly<Record<"where" | "when" | "who" | "more", string | null>>;
};

/** What the choice of days begins with; months are yyyy-mm. */
export type StayDatesView = {
  readonly wanted: WantedStay;
  readonly today: string;
  readonly months: readonly RentalChoice[];
};

/** An order of the list, and the address that shows it. */
export type RentalOrder = { readonly sort: RentalSort; readonly search: string; readonly isCurrent: boolean };

/** What the list is narrowed by, and the address without it. */
export type StayChip = { readonly key: string; readonly label: string; readonly search: string };

export type RentalListView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly path: string;
  readonly total: number;
  readonly isFailed: boolean;
  readonly isNarrowed: boolean;
  readonly cards: readonly RentalCardView[];
  /** Null for a showcase, and where no unit of this page has a place. */
  readonly map: StaysMapView | null;
  /** Units with a free stay close to the days that were asked for. */
  readonly near: readonly RentalCardView[];
  readonly chips: readonly StayChip[];
  /** What was typed and no filter expresses, and the address without it. */
  readonly words: { readonly text: string; readonly search: string } | null;
  /** Null for a showcase that the visitor can't narrow. */
  readonly filter: RentalFilterView | null;
  readonly orders: readonly RentalOrder[];
  /** Which stays fit, in words; null where no days were asked for. */
  readonly window: string | null;
  readonly paging: Paging;
  readonly more: LinkView | null;
};
