import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { takeForm } from "#features/contact/sending/take-form.ts";
import { findRental } from "./unit/find-rental.ts";
import { GoneRental } from "./unit/gone-rental.tsx";
import { loadGoneRental } from "./unit/load-gone-rental.ts";
import { loadRental } from "./unit/load-rental.ts";
import { RentalPage } from "./unit/rental-page.tsx";
import type { GoneRentalView, RentalView } from "./rental-view.ts";
import { isIncomplete } from "#features/site/incomplete.ts";
import type { PageHead } from "#features/site/page-head.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { answerPageForm } from "../contact/answer-page-form.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";

type RentalData = { readonly head?: PageHead; readonly view: RentalView | GoneRentalView };

/** One holiday home at its own address, with the form that asks for a stay. */
export const rental = definePage({
  sheets: () => ["estate", "forms", "rentals"],
  load: showRental,
  async action(asked) {
    const { context, request, url } = asked;
    const { rentalUnitId } = asked.params;
    const outcome = await takeForm(context, request, url, { rental: { rentalUnitId } });
    return answerPageForm(outcome, () => showRental(asked));
  },
  Content: ({ data: { view } }) =>
    view.kind === "gone" ? <GoneRental gone={view} /> : <RentalPage view={view} />,
});

async function showRental({ context, params, url }: PageRequest<RequestContext>) {
  const unitId = parseId(params["rentalUnitId"]);
  if (unitId === null) return failPage(404);
  const found = await findRental(context, unitId);
  if (found.kind === "unknown") return failPage(404);
  const locale = pageLocale(url.pathname, context.site);
  if (found.kind === "gone") {
    const view = await loadGoneRental(context, locale);
    return showPage<RentalData>({ view }, { status: isIncomplete(context) ? 503 : 410 });
  }
  const view = await loadRental(context, found, locale, url);
  return showPage<RentalData>({ head: view.head, view });
}
