import { statusOfError } from "#platform/http/api/query-error.ts";
import type { BookedVisit } from "../schema.ts";
import { calendarLinks } from "#domain/visits/calendar-links.ts";
import { hrefOfDirections } from "#domain/visits/directions.ts";
import { visitEvent } from "#domain/visits/visit-event.ts";
import type { CalendarEvent } from "#domain/format/calendar-event.ts";
import { unbrokenCity } from "#domain/estate/address/address.ts";
import { formatTime } from "#domain/format/moments.ts";
import { hrefOf, hrefOfEstateShort } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { mailSender } from "#features/site/mail/mail-sender.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { dayAndTime } from "../mails/visit-facts.tsx";
import type { BookedVisitPageView, BookedVisitView } from "./booked-visit-view.ts";
import { loadMove } from "./load-move.ts";
import { nullIfUnavailable } from "#features/site/null-if-unavailable.ts";
import { CANCEL_QUERY, hrefOfCalendarFile, hrefOfCancel, hrefOfVisit } from "../visit-hrefs.ts";

/** What the pages of a visit show; its id is all that a visitor needs to have. */
export async function loadBookedVisit(
  context: RequestContext,
  appointmentId: string,
  locale: Locale,
  hrefIn: (locale: Locale) => string,
  /** Of the page that lets its visitor move and cancel the visit. */
  changeUrl?: URL,
): Promise<BookedVisitPageView> {
  const [t, found] = await Promise.all([
    loadTranslate(context, locale),
    // `undefined` stands for one that can't be read now.
    findBookedVisit(context, appointmentId).catch((error: unknown) => nullIfUnavailable(error) ?? undefined),
  ]);
  return {
    visit: found && bookedVisitView(context, found, locale, t),
    move: found && changeUrl ? await loadMove(context, found, locale, changeUrl) : null,
    isAskedToCancel: changeUrl?.searchParams.has(CANCEL_QUERY) ?? false,
    now: context.now.toISOString(),
    phone: context.site.agency.phone,
    head: {
      title: { text: t("visit.appointment"), locale },
      description: "",
      canonical: context.origin + hrefIn(locale),
      alternates: context.site.locales.map((other) => ({ locale: other, href: hrefIn(other) })),
    },
  };
}

/** Null when there is none. */
export async function findBookedVisit(
  context: RequestContext,
  appointmentId: string,
): Promise<BookedVisit | null> {
  try {
    return await context.queries.bookedVisit(appointmentId);
  } catch (error) {
    if (statusOfError(error) === 404) return null;
    throw error;
  }
}

/** A visit as an event of a calendar, in the language of the page. */
export function eventOf(
  context: RequestContext,
  visit: BookedVisit,
  locale: Locale,
  t: Translate,
): CalendarEvent {
  const title = t("visit.event", { estate: textOf(visit.estate.title, locale) });
  const { site } = context;
  return visitEvent(visit, { locale, title, host: site.hostnames[0]!, organizer: mailSender(site) });
}

function bookedVisitView(
  context: RequestContext,
  visit: BookedVisit,
  locale: Locale,
  t: Translate,
): BookedVisitView {
  const { id, appointmentStart, appointmentEnd, cancelledAt, moves, estate, salesRep, visitor } = visit;
  const destination = cancelledAt ? "" : textOf(estate.destination, locale);
  const moment = dayAndTime(appointmentStart, t);
  return {
    appointmentStart,
    cancelledAt,
    when: t("visit.until", { moment, end: formatTime(appointmentEnd) }),
    moved: moves > 0 ? t("visit.moved", { moment }) : null,
    estate: {
      title: textOf(estate.title, locale),
      place: unbrokenCity(textOf(estate.place, locale)) || null,
      href: textOf(estate.uri, locale) || hrefOfEstateShort(locale, estate.id),
    },
    directions: destination ? hrefOfDirections(destination) : null,
    guide: { name: salesRep.name, phone: salesRep.phone },
    visitor: {
      name: `${visitor.firstName} ${visitor.lastName}`,
      email: visitor.email,
      phone: visitor.phone ?? null,
    },
    href: hrefOf({ type: "cancelAppointment", appointmentId: id }, locale),
    cancelHref: hrefOfCancel(locale, id),
    calendar: {
      file: hrefOfCalendarFile(locale, estate.id, id),
      links: calendarLinks(eventOf(context, visit, locale, t)),
    },
    againHref: hrefOfVisit(locale, estate.id),
  };
}
