import type { Locale } from "#domain/locale/locale.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Crumb, FieldView, GalleryPicture, QrView, SectionView } from "#features/estate/estate-view.ts";
import type { EstatePlace } from "#features/map/estate-place.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { CalendarView, StayView } from "./stay/calendar-view.ts";
import type { ChosenStayView, StayTotalView } from "./stay/chosen-stay-view.ts";
import type { RentalCardView } from "./list/rental-card-view.ts";

/** What the form for a stay offers and begins with. */
export type StayFormView = {
  readonly stays: readonly StayView[];
  /** The stay that the page's address names, where it can be asked for; "" for none. */
  readonly chosen: string;
  /** What the address names, whatever became of it: a stay that was just asked for is open no more. */
  readonly named: string;
  readonly persons: number;
  readonly maxOccupation: number | null;
  /** Of the chosen stay; null without one, and where the price is on request. */
  readonly total: StayTotalView | null;
  readonly isSent: boolean;
};

/** All that the page of one holiday home shows, in one language, ready to print. */
export type RentalView = {
  readonly kind: "found";
  readonly head: PageHead;
  readonly locale: Locale;
  readonly id: number;
  readonly title: LocalizedText;
  readonly subKind: LocalizedText | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly isAddressHidden: boolean;
  readonly priceFrom: string | null;
  readonly crumbs: readonly Crumb[];
  readonly photos: readonly GalleryPicture[];
  readonly keyFacts: readonly FieldView[];
  readonly description: { readonly html: string; readonly locale: Locale } | null;
  readonly sections: readonly SectionView[];
  /** Null where the agency hides it, or nothing is offered. */
  readonly calendar: CalendarView | null;
  /** The stay that the address names; null for none. */
  readonly chosen: ChosenStayView | null;
  /** Null where the agency hides the calendar. */
  readonly form: StayFormView | null;
  /** What every price includes, and what comes on top; "" for nothing. */
  readonly priceNote: string;
  readonly place: EstatePlace | null;
  readonly mapHref: string | null;
  readonly phone: string;
  /** On paper, the address of the page. */
  readonly qr: QrView;
};

/** What stands where a holiday home stood that was taken off. */
export type GoneRentalView = {
  readonly kind: "gone";
  readonly title: string;
  /** Others of the site that can be had. */
  readonly others: readonly RentalCardView[];
  /** The page that lists them, else the home page. */
  readonly wayOn: string;
};
