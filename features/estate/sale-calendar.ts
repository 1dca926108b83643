import { calendarFile } from "#features/site/calendar-file.server.ts";
import { failPage, sendResponse } from "#platform/render/page-answer.ts";
import { saleEvents } from "./figures/sale-events.ts";
import { findEstatePage } from "#features/listings/find-estate-page.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { parseId } from "#features/site/parse-id.ts";
import type { SiteResource } from "#features/site/site-page.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";

/** The days of a notary's sale as a file for the visitor's calendar. */
export const saleCalendar: SiteResource = {
  async load({ context, params, url }) {
    const id = parseId(params["estateId"]);
    const page = id === null ? null : await findEstatePage(context, id);
    if (page?.kind !== "found") return failPage(404);
    const locale = pageLocale(url.pathname, context.site);
    const t = await loadTranslate(context, locale);
    const events = saleEvents(page.estate, { locale, origin: context.origin, t });
    if (events.length === 0) return failPage(404);
    return sendResponse(
      new Response(calendarFile(events, context.now), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="gevel-${page.estate.general.id}.ics"`,
          "X-Robots-Tag": "noindex",
        },
      }),
    );
  },
};
