import { unbrokenPhone } from "#domain/format/phone.ts";
import { moveRefusalOf } from "#domain/visits/move-refusal.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { nullIfUnavailable } from "#features/site/null-if-unavailable.ts";
import { statusOfError } from "#platform/http/api/query-error.ts";
import { freeTime, pageOfDays } from "../booking/page-of-days.ts";
import type { BookedVisit } from "../schema.ts";
import { FROM_QUERY, hrefOfMove, MOVE_QUERY, START_FIELD } from "../visit-hrefs.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { MoveView } from "./booked-visit-view.ts";

/** How the page of a visit lets its visitor choose another time; null for one that is off or over. */
export async function loadMove(
  context: RequestContext,
  visit: BookedVisit,
  locale: Locale,
  url: URL,
): Promise<MoveView | null> {
  const { id } = visit;
  const salesRep = { ...visit.salesRep, phone: unbrokenPhone(visit.salesRep.phone) };
  const why = moveRefusalOf(visit, context.now);
  if (why === "cancelled" || why === "passed") return null;
  const t = await loadTranslate(context, locale);
  if (why) return { kind: "refused", text: t("visit.move.fixed", salesRep) };
  if (!url.searchParams.has(MOVE_QUERY)) return { kind: "offered", href: hrefOfMove(locale, id) };
  try {
    const slots = await context.queries.moveSlots(id);
    const { searchParams } = url;
    const days = pageOfDays(slots, { from: searchParams.get(FROM_QUERY), t });
    const chosen = freeTime(slots, searchParams.get(START_FIELD), t);
    const keepHref = hrefOf({ type: "cancelAppointment", appointmentId: id }, locale);
    return { kind: "choice", ...days, chosen, keepHref, none: t("visit.none", salesRep) };
  } catch (error) {
    if ((statusOfError(error) ?? 500) >= 500) nullIfUnavailable(error);
    return { kind: "refused", text: t("visit.move.unavailable", salesRep) };
  }
}
