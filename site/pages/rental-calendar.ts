import { data } from "react-router";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import { createSay } from "#words/words.ts";
import { findRental } from "../rental/unit/find-rental.ts";
import { loadRentalWords } from "../rental/rental-words.ts";
import { takenCalendar } from "../rental/stay/taken-calendar.server.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/rental-calendar.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";

/** The days on which a holiday home is taken, for the calendars of owners and other sites to follow. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const found = await findRental(visit, estateIdOf(params.rentalUnitId));
  if (found.kind === "unknown") throw notFound();
  // Whoever follows it stops asking.
  if (found.kind === "gone") throw data(null, { status: 410, statusText: "Gone" });
  const { unit, periods } = found;
  const say = createSay(locale, await loadRentalWords(visit, locale));
  const name = titleOfRental(unit, locale).text;
  const { host } = new URL(visit.origin);
  const feed = takenCalendar({
    unitId: unit.id,
    periods,
    name,
    summary: say("rentals.state.taken"),
    host,
    now: visit.now,
  });
  return new Response(feed, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="gevel-${unit.id}.ics"`,
      "X-Robots-Tag": "noindex",
    },
  });
}
