import { calendarFile } from "#domain/format/calendar-file.ts";
import { dictionaryOf } from "../shell/words/dictionaries.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { saleEvents } from "../estate/figures/sale-events.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/sale-calendar.ts";
import { findEstatePage } from "../estate/loading/find-estate-page.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";

/** The days of a notary's sale as a file for the visitor's calendar. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const page = await findEstatePage(visit, estateIdOf(params.estateId));
  if (page.kind !== "found") throw notFound();
  const events = saleEvents(page.estate, { locale, origin: visit.origin, words: dictionaryOf(locale) });
  if (events.length === 0) throw notFound();
  return new Response(calendarFile(events, visit.now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="gevel-${page.estate.general.id}.ics"`,
      "X-Robots-Tag": "noindex",
    },
  });
}
