import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { HttpError } from "#contract/client/http-error.ts";
import type { CancelOutcome } from "#domain/appointment/cancel-state.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { CancelPage } from "../visit/appointment/cancel-page.tsx";
import { loadAppointment } from "../visit/appointment/load-appointment.ts";
import { PERSONAL_HEADERS, PERSONAL_META } from "../visit/personal-headers.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/cancel-appointment.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

type Answer = { readonly outcome: CancelOutcome };

/** An appointment of a link's; looking at it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const { appointmentId } = params;
  const view = await loadAppointment(visit, appointmentId, pageLocale(url.pathname, visit.site), (locale) =>
    hrefOf({ type: "cancelAppointment", appointmentId }, locale),
  );
  return data(view, { status: statusOf(view.appointment), headers: PERSONAL_HEADERS });
}

/** The button: then the page again, which says what became of it. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { client, site } = context.get(visitContext);
  const { appointmentId } = params;
  try {
    await client.cancelVisit(appointmentId);
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 500;
    return data<Answer>({ outcome: OUTCOMES[status] ?? "failed" }, { status, headers: PERSONAL_HEADERS });
  }
  const href = hrefOf({ type: "cancelAppointment", appointmentId }, pageLocale(url.pathname, site));
  return redirect(href, { status: 303, headers: PERSONAL_HEADERS });
}

/** A request that never arrived leaves the page with its details, and the button to try again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    // Where the server leads on, it is followed.
    if (error instanceof Response) throw error;
    console.warn("An appointment could not be cancelled", error);
    return { outcome: "failed" };
  }
}

/** What never arrived changed nothing, and asking for the page anew would fail like it. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as Answer | undefined)?.outcome !== "failed" && defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function CancelAppointment({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelPage view={loaderData} outcome={(actionData as Answer | undefined)?.outcome ?? null} />;
}

const OUTCOMES: Readonly<Record<number, CancelOutcome>> = { 404: "not-found", 409: "passed" };

function statusOf(appointment: object | null | undefined): number {
  if (appointment === undefined) return 503;
  return appointment ? 200 : 404;
}
