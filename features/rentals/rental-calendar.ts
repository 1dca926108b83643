import { titleOfRental } from "#domain/rental/rental-title.ts";
import { failPage, sendResponse } from "#platform/render/page-answer.ts";
import { loadSay } from "#site/shell/words/load-say.ts";
import { takenCalendar } from "#site/rental/stay/taken-calendar.server.ts";
import { findRental } from "#site/rental/unit/find-rental.ts";
import { pageLocale } from "#site/shell/language/page-locale.ts";
import { idOf } from "../pages/id-of.ts";
import type { SiteResource } from "../pages/site-page.ts";

/** The days on which a holiday home is taken, for the calendars of owners and other sites to follow. */
export const rentalCalendar: SiteResource = {
  async load({ context, params, url }) {
    const id = idOf(params["rentalUnitId"]);
    const found = id === null ? null : await findRental(context, id);
    if (!found || found.kind === "unknown") return failPage(404);
    // Whoever follows it stops asking.
    if (found.kind === "gone") return failPage(410);
    const { unit, periods } = found;
    const locale = pageLocale(url.pathname, context.site);
    const say = await loadSay(context, locale);
    const feed = takenCalendar({
      unitId: unit.id,
      periods,
      name: titleOfRental(unit, locale).text,
      summary: say("rentals.state.taken"),
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
