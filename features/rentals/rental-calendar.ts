import { titleOfRental } from "#domain/rental/rental-title.ts";
import { failPage, sendResponse } from "#platform/render/page-answer.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import { takenCalendar } from "./stay/taken-calendar.server.ts";
import { findRental } from "./unit/find-rental.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { parseId } from "#features/site/parse-id.ts";
import type { SiteResource } from "#features/site/site-page.ts";

/** The days on which a holiday home is taken, for the calendars of owners and other sites to follow. */
export const rentalCalendar: SiteResource = {
  async load({ context, params, url }) {
    const id = parseId(params["rentalUnitId"]);
    const found = id === null ? null : await findRental(context, id);
    if (!found || found.kind === "unknown") return failPage(404);
    // Whoever follows it stops asking.
    if (found.kind === "gone") return failPage(410);
    const { unit, periods } = found;
    const locale = pageLocale(url.pathname, context.site);
    const t = await loadTranslate(context, locale);
    const feed = takenCalendar({
      unitId: unit.id,
      periods,
      name: titleOfRental(unit, locale).text,
      summary: t("rentals.state.taken"),
      host: new URL(context.origin).host,
      now: context.now,
    });
    return sendResponse(
      new Response(feed, {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `inline; filename="gevel-${unit.id}.ics"`,
          "X-Robots-Tag": "noindex",
        },
      }),
    );
  },
};
