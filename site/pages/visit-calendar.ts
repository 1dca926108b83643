import { calendarFile } from "#domain/format/calendar-file.ts";
import { createSay } from "#words/words.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { eventOf, findAppointment } from "../visit/appointment/load-appointment.ts";
import { loadVisitWords } from "../visit/load-words.ts";
import { PERSONAL_HEADERS } from "../visit/personal-headers.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/visit-calendar.ts";
import { notFound } from "./not-found.ts";

/** A visit as a file for the visitor's calendar. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const appointment = await findAppointment(visit, params.appointmentId);
  if (!appointment) throw notFound();
  const say = createSay(locale, await loadVisitWords(visit, locale));
  return new Response(calendarFile([eventOf(visit, appointment, locale, say)], visit.now), {
    headers: {
      ...PERSONAL_HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="visit.ics"',
    },
  });
}
