import { statusOf } from "#contract/queries/query-error.ts";
import type { Appointment } from "#contract/appointment/appointment.ts";
import { calendarLinks } from "#domain/appointment/calendar-links.ts";
import { visitEvent } from "#domain/appointment/visit-event.ts";
import type { CalendarEvent } from "#domain/format/calendar-file.ts";
import { formatDay, formatTime, inBrussels } from "#domain/format/moments.ts";
import { hrefOf, hrefOfEstateShort } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Say } from "#words/words.ts";
import { loadSay } from "#features/site/messages/load-say.ts";
import type { Visit } from "#features/site/request-context.ts";
import type { AppointmentPageView, AppointmentView } from "./appointment-view.ts";
import { whenAway } from "../booking/load-visit.ts";
import { hrefOfCalendarFile, hrefOfVisit } from "../visit-hrefs.ts";

/** What the pages of an appointment show; its id is all that a visitor needs to have. */
export async function loadAppointment(
  visit: Visit,
  appointmentId: string,
  locale: Locale,
  hrefIn: (locale: Locale) => string,
): Promise<AppointmentPageView> {
  const [say, found] = await Promise.all([
    loadSay(visit, locale),
    // `undefined` stands for one that can't be read now.
    findAppointment(visit, appointmentId).catch((error: unknown) => whenAway(error) ?? undefined),
  ]);
  return {
    appointment: found && appointmentView(visit, found, locale, say),
    now: visit.now.toISOString(),
    phone: visit.site.agency.phone,
    head: {
      title: { text: say("visit.appointment"), locale },
      description: "",
      canonical: visit.origin + hrefIn(locale),
      alternates: visit.site.locales.map((other) => ({ locale: other, href: hrefIn(other) })),
    },
  };
}

/** Null when there is none. */
export async function findAppointment(visit: Visit, appointmentId: string): Promise<Appointment | null> {
  try {
    return await visit.queries.appointment(appointmentId);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** A visit as an event of a calendar, in the language of the page. */
export function eventOf(visit: Visit, appointment: Appointment, locale: Locale, say: Say): CalendarEvent {
  const title = say("visit.event", { estate: textOf(appointment.estate.title, locale) });
  return visitEvent(appointment, { locale, title, host: visit.site.hostnames[0]! });
}

function appointmentView(visit: Visit, appointment: Appointment, locale: Locale, say: Say): AppointmentView {
  const { id, appointmentStart, appointmentEnd, cancelledAt, estate, salesRep, visitor } = appointment;
  return {
    appointmentStart,
    cancelledAt,
    when: say("visit.until", {
      moment: say("visit.moment", {
        weekday: say(`visit.weekday.${inBrussels(appointmentStart)?.weekday}`),
        day: formatDay(appointmentStart),
        time: formatTime(appointmentStart),
      }),
      end: formatTime(appointmentEnd),
    }),
    estate: {
      title: textOf(estate.title, locale),
      place: textOf(estate.place, locale) || null,
      href: textOf(estate.uri, locale) || hrefOfEstateShort(locale, estate.id),
    },
    guide: { name: salesRep.name, phone: salesRep.phone },
    visitor: {
      name: `${visitor.firstName} ${visitor.lastName}`,
      email: visitor.email,
      phone: visitor.phone ?? null,
    },
    href: hrefOf({ type: "cancelAppointment", appointmentId: id }, locale),
    calendar: {
      file: hrefOfCalendarFile(locale, estate.id, id),
      links: calendarLinks(eventOf(visit, appointment, locale, say)),
    },
    againHref: hrefOfVisit(locale, estate.id),
  };
}
