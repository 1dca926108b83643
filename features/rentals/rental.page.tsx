import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { takeForm } from "#site/contact/sending/take-form.ts";
import { findRental } from "#site/rental/unit/find-rental.ts";
import { GoneRental } from "#site/rental/unit/gone-rental.tsx";
import { loadGoneRental } from "#site/rental/unit/load-gone-rental.ts";
import { loadRental } from "#site/rental/unit/load-rental.ts";
import { RentalPage } from "#site/rental/unit/rental-page.tsx";
import type { GoneRentalView, RentalView } from "#site/rental/unit/rental-view.ts";
import { isIncomplete } from "#site/shell/incomplete.ts";
import type { PageHead } from "#site/shell/page-head.ts";
import { pageLocale } from "#site/shell/language/page-locale.ts";
import type { Visit } from "#site/visit.ts";
import { answerPageForm } from "../contact/answer-page-form.ts";
import { idOf } from "../pages/id-of.ts";
import { definePage } from "../pages/site-page.ts";

type RentalData = { readonly head?: PageHead; readonly view: RentalView | GoneRentalView };

/** One holiday home at its own address, with the form that asks for a stay. */
export const rental = definePage({
  load: showRental,
  async action(asked) {
    const { context, request, url } = asked;
    return answerPageForm(await takeForm(context, request, url), () => showRental(asked));
  },
  Content: ({ data: { view } }) =>
    view.kind === "gone" ? <GoneRental gone={view} /> : <RentalPage view={view} />,
});

async function showRental({ context, params, url }: PageRequest<Visit>) {
  const unitId = idOf(params["rentalUnitId"]);
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
