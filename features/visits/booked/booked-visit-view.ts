import type { CalendarLink } from "#domain/visits/calendar-links.ts";
import type { ChosenTime } from "../booking/chosen-time.ts";
import type { PageOfDays } from "../booking/visit-view.ts";
import type { PageHead } from "#features/site/page-head.ts";

/** A visit, ready to print in the language of the page. */
export type BookedVisitView = {
  /** RFC 3339, for what is decided by it. */
  readonly appointmentStart: string;
  readonly cancelledAt: string | null;
  readonly when: string;
  /** Said of one that has another time than the one it was booked for. */
  readonly moved: string | null;
  readonly estate: { readonly title: string; readonly place: string | null; readonly href: string };
  /** A link to the way there; null where the address is hidden, and once the visit is off. */
  readonly directions: string | null;
  readonly guide: { readonly name: string; readonly phone: string };
  readonly visitor: { readonly name: string; readonly email: string; readonly phone: string | null };
  /** Where it is seen. */
  readonly href: string;
  /** Where the visitor is asked whether it is to be cancelled. */
  readonly cancelHref: string;
  readonly calendar: { readonly file: string; readonly links: readonly CalendarLink[] };
  /** Where another visit of the same estate is booked. */
  readonly againHref: string;
};

/** The way to another time, the times themselves, or why there is none. */
export type MoveView =
  | { readonly kind: "offered"; readonly href: string }
  | (PageOfDays & {
      readonly kind: "choice";
      /** Stays chosen while other days are shown. */
      readonly chosen: ChosenTime | null;
      /** The visit as it is. */
      readonly keepHref: string;
      readonly none: string;
    })
  | { readonly kind: "refused"; readonly text: string };

export type BookedVisitPageView = {
  /** Null when there is none; absent while it can't be read. */
  readonly visit?: BookedVisitView | null;
  /** The moment of the answer (RFC 3339). */
  readonly now: string;
  readonly phone: string;
  /** Null where the visit is not there or is over. */
  readonly move: MoveView | null;
  /** True where the page asks whether the visit is to be cancelled, and nothing else. */
  readonly isAskedToCancel: boolean;
  readonly head: PageHead;
};
