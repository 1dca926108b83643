import { data, redirect } from "react-router";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { BookedPage } from "../visit/appointment/booked-page.tsx";
import { loadAppointment } from "../visit/appointment/load-appointment.ts";
import { PERSONAL_HEADERS, PERSONAL_META } from "../visit/personal-headers.ts";
import { hrefOfBooked } from "../visit/visit-hrefs.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/visit-booked.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** Tells a visitor that their visit is booked; one that was cancelled since says so on its own page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const estateId = estateIdOf(params.estateId);
  const view = await loadAppointment(
    visit,
    params.appointmentId,
    pageLocale(url.pathname, visit.site),
    (locale) => hrefOfBooked(locale, estateId, params.appointmentId),
  );
  if (view.appointment === undefined) throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  if (view.appointment === null) throw notFound();
  const { appointment } = view;
  if (appointment.cancelledAt) throw redirect(appointment.href, { headers: PERSONAL_HEADERS });
  return data({ ...view, appointment }, { headers: PERSONAL_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function VisitBookedScreen({ loaderData: view }: Route.ComponentProps) {
  return <BookedPage view={view} appointment={view.appointment} />;
}
