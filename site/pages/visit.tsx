import { data, isRouteErrorResponse, redirect } from "react-router";
import type { Reserved } from "#contract/appointment/appointment.ts";
import { answerForm } from "../contact/sending/answer-form.ts";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { sentFields } from "../contact/sending/sent-fields.ts";
import { sentForm } from "../contact/sending/sent-form.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { loadVisit } from "../visit/booking/load-visit.ts";
import { PERSONAL_HEADERS, PERSONAL_META } from "../visit/personal-headers.ts";
import { hrefOfBooked } from "../visit/visit-hrefs.ts";
import { isUnreached, type Unreached } from "../visit/booking/unreached.ts";
import { VisitPage } from "../visit/booking/visit-page.tsx";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/visit.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** Where a visit of one estate is booked: what is free is asked anew each time, and never kept. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const view = await loadVisit(visit, estateIdOf(params.estateId), pageLocale(url.pathname, visit.site), url);
  if ("kind" in view) throw view.kind === "unknown" ? notFound() : data(null, { status: 410 });
  return data(view, { status: statusOf(view), headers: PERSONAL_HEADERS });
}

/** Where the network is down, what lies above a page says so itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // What the server answered is followed.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.warn("The times of visits could not be loaded", error);
    const unreached: Unreached = { kind: "unreached" };
    return unreached;
  }
}

/** The form of a page without scripts: 303 to what was booked, or the page again with what is wrong. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { client, site } = context.get(visitContext);
  const form = await sentForm(request);
  if (!form) return routerAnswer(null);
  const estateId = estateIdOf(params.estateId);
  let booked: Reserved | null = null;
  const outcome = await answerForm("appointment", url, sentFields(form), async (fields) => {
    booked = await client.bookVisitByForm({ ...fields, estateId });
  });
  const id = (booked as Reserved | null)?.id;
  if (!id) return routerAnswer(outcome);
  const href = hrefOfBooked(pageLocale(url.pathname, site), estateId, id);
  return redirect(href, { status: 303, headers: PERSONAL_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(isUnreached(loaderData) ? undefined : loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function VisitScreen({ loaderData, actionData }: Route.ComponentProps) {
  // On a page of its own, as any page that did not come.
  if (isUnreached(loaderData)) throw new Error("The times of visits could not be loaded");
  return (
    <FormAnswerContext value={actionData ?? null}>
      <VisitPage view={loaderData} />
    </FormAnswerContext>
  );
}

function statusOf({ booking, card }: { booking: unknown; card: unknown }): number {
  if (!card) return 503;
  return booking ? 200 : 409;
}
