import type { CardView } from "#features/listings/card/card-view.ts";
import type { PageHead } from "#features/site/page-head.ts";

/** A time to choose, with how it reads by itself and to who only hears it. */
type TimeView = { readonly start: string; readonly text: string; readonly spoken: string };

export type DayView = {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly text: string;
  readonly free: string;
  readonly times: readonly TimeView[];
};

/** Some days with free times, and the first days (yyyy-mm-dd) of those before and after. */
export type PageOfDays = {
  readonly days: readonly DayView[];
  readonly earlierFrom: string | null;
  readonly laterFrom: string | null;
};

/** What somebody chooses from who books a visit. */
export type BookingView = {
  readonly days: readonly DayView[];
  /** Where the days before and after are shown. */
  readonly earlierHref: string | null;
  readonly laterHref: string | null;
  readonly intro: string;
  /** What is said where no time is free. */
  readonly none: string;
  /** Counts the form once, however often it is sent. */
  readonly formToken: string;
};

/** The page on which a visit of an estate is booked. */
export type VisitView = {
  readonly estateId: number;
  /** Null while it can't be read: what a visitor typed must not be lost over that. */
  readonly card: CardView | null;
  readonly estateHref: string;
  /** Its own address, with the days that it shows. */
  readonly href: string;
  /** Null where no visit can be booked through the site. */
  readonly booking: BookingView | null;
  readonly unavailable: string;
  readonly head: PageHead;
};
