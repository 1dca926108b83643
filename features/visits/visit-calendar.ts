import { calendarFile } from "#features/site/calendar-file.server.ts";
import { failPage, sendResponse } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { eventOf, findBookedVisit } from "./booked/load-booked-visit.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import type { SiteResource } from "#features/site/site-page.ts";

/** A visit as a file for the visitor's calendar. */
export const visitCalendar: SiteResource = {
  async load({ context, params, url }) {
    const locale = pageLocale(url.pathname, context.site);
    const visit = await findBookedVisit(context, params["appointmentId"]!);
    if (!visit) return failPage(404);
    const t = await loadTranslate(context, locale);
    return sendResponse(
      new Response(calendarFile([eventOf(context, visit, locale, t)], context.now), {
        headers: {
          ...PERSONAL_HEADERS,
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'attachment; filename="visit.ics"',
        },
      }),
    );
  },
};
