import { data } from "react-router";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { takeForm } from "../contact/sending/take-form.ts";
import { findRental } from "../rental/unit/find-rental.ts";
import { GoneRental } from "../rental/unit/gone-rental.tsx";
import { loadGoneRental } from "../rental/unit/load-gone-rental.ts";
import { loadRental } from "../rental/unit/load-rental.ts";
import { RentalPage } from "../rental/unit/rental-page.tsx";
import { isIncomplete } from "../shell/incomplete.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/rental.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** One holiday home at its own address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const found = await findRental(visit, estateIdOf(params.rentalUnitId));
  if (found.kind === "unknown") throw notFound();
  if (found.kind === "gone") {
    const gone = await loadGoneRental(visit, locale);
    return data(gone, isIncomplete(visit) ? { status: 503 } : { status: 410, statusText: "Gone" });
  }
  return loadRental(visit, found, locale, url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return routerAnswer(await takeForm(context.get(visitContext), request, url));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.kind === "gone" ? [{ title: loaderData.title }] : pageMeta(loaderData?.head, matches);

export default function RentalScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GoneRental gone={loaderData} />;
  return (
    <FormAnswerContext value={actionData ?? null}>
      <RentalPage view={loaderData} />
    </FormAnswerContext>
  );
}
