import { calendarFile } from "#features/site/calendar-file.server.ts";
import { failPage, sendResponse } from "#platform/render/page-answer.ts";
import { findEstatePage } from "#features/listings/find-estate-page.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { parseId } from "#features/site/parse-id.ts";
import type { SiteResource } from "#features/site/site-page.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { formatAddress } from "#domain/estate/address/address.ts";
import { titleOf } from "#domain/estate/title.ts";
import type { CalendarEvent } from "#domain/format/calendar-event.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { Locale } from "#domain/locale/locale.ts";

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

const HOUR_MS = 3_600_000;

type Surroundings = {
  readonly locale: Locale;
  readonly origin: string;
  readonly t: Translate;
};

/** The bidding and the session of a notary's sale; a moment that says no end takes an hour. */
export function saleEvents(estate: Estate, { locale, origin, t }: Surroundings): CalendarEvent[] {
  const { session_date: session, session_place: place, ...notary } = estate.property?.notary ?? {};
  const title = titleOf(estate, locale).text;
  const { host } = new URL(origin);
  const event = (
    name: "bid_start_date" | "bid_end_date" | "session_date",
    start: string,
    end: string,
  ): CalendarEvent => ({
    uid: `estate-${estate.general.id}-${name}@${host}`,
    title: `${t(`display.field.${name}`)}: ${title}`,
    start,
    end,
    place:
      (name === "session_date" && textOf(place, locale)) ||
      formatAddress(estate.general.address, locale) ||
      null,
    url: origin + textOf(estate.uri, locale),
  });
  const { bid_start_date: opens, bid_end_date: closes } = notary;
  return [
    ...(opens ? [event("bid_start_date", opens, closes && closes > opens ? closes : hourAfter(opens))] : []),
    ...(closes && !opens ? [event("bid_end_date", closes, hourAfter(closes))] : []),
    ...(session ? [event("session_date", session, hourAfter(session))] : []),
  ];
}

function hourAfter(moment: string): string {
  return new Date(Date.parse(moment) + HOUR_MS).toISOString();
}
