import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Paging } from "#domain/listing/paging.ts";
import type { LinkView } from "#features/site/block/load-block-link.ts";
import type { RentalCardView } from "./rental-card-view.ts";

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

export type RentalListView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly path: string;
  readonly total: number;
  readonly isFailed: boolean;
  readonly isNarrowed: boolean;
  readonly cards: readonly RentalCardView[];
  /** Empty for a showcase that the visitor can't narrow. */
  readonly questions: readonly RentalQuestion[];
  readonly paging: Paging;
  readonly more: LinkView | null;
};
