import type { EnergyLabel } from "#domain/estate/energy/energy-label.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { FavoriteState } from "../favorites-view.ts";

/** More columns are too narrow to read. */
export const MAX_COMPARED = 4;

/** A home at the head of its column. */
export type ComparedHomeView = {
  readonly id: number;
  /** Null once it is no longer published. */
  readonly title: LocalizedText | null;
  /** Town, without a street that is hidden. */
  readonly place: string;
  readonly href: string | null;
  readonly picture: PictureView | null;
  readonly state: FavoriteState;
  readonly visitHref: string | null;
  /** The comparison without it. */
  readonly withoutHref: string;
  /** Where it stands, or the point of a coarse grid where its address is hidden. */
  readonly point: { readonly lat: number; readonly lng: number; readonly isApproximate: boolean } | null;
};

export type ComparedCellView = {
  readonly text: LocalizedText | null;
  readonly energyLabel: EnergyLabel | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly isBest: boolean;
};

export type ComparedRowView = {
  readonly key: string;
  readonly label: string;
  /** What holds for the whole row: "indicative". */
  readonly hint: string | null;
  /** What its best value is called; null where none is better. */
  readonly best: string | null;
  readonly isEqual: boolean;
  /** One a home; null where nothing is known. */
  readonly cells: ReadonlyArray<ComparedCellView | null>;
};

export type ComparisonView = {
  readonly homes: readonly ComparedHomeView[];
  readonly rows: readonly ComparedRowView[];
  /** How many were asked for beyond those that are shown. */
  readonly left: number;
};

export type ComparisonPageView = ComparisonView & { readonly head: PageHead };
