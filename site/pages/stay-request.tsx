import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { StayPage } from "#contract/client/rental-calls.ts";
import { readAddress } from "#domain/locale/read-address.ts";
import { AGENCY_STEPS, VISITOR_STEPS } from "#domain/rental/stay-request.ts";
import { loadStay } from "../rental/request/load-stay.ts";
import { StayRequestPage } from "../rental/request/stay-page.tsx";
import type { StayOutcome } from "../rental/request/stay-view.ts";
import { takeStep } from "../rental/request/take-step.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { PERSONAL_HEADERS, PERSONAL_META } from "../visit/personal-headers.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/stay-request.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

type Answer = { readonly outcome: StayOutcome };

const STEPS = { "stay-requests": VISITOR_STEPS, "stay-answers": AGENCY_STEPS } as const;

/** A request for a stay behind the link of the visitor's mail, or of the agency's; looking at it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const view = await loadStay(visit, pageOf(url), params.token, pageLocale(url.pathname, visit.site));
  return data(view, { status: statusOf(view.stay), headers: PERSONAL_HEADERS });
}

/** The buttons. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const locale = pageLocale(url.pathname, visit.site);
  const page = pageOf(url);
  return takeStep(visit, request, { page, steps: STEPS[page], token: params.token, locale });
}

/** A press that never arrived leaves the page with its details, and the buttons to try again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    // Where the server leads on, it is followed.
    if (error instanceof Response) throw error;
    console.warn("A step of a request could not be taken", error);
    return { outcome: "failed" };
  }
}

/** What never arrived changed nothing, and asking for the page anew would fail like it. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const outcome = (actionResult as Answer | undefined)?.outcome;
  // What is no longer possible has changed meanwhile.
  return outcome === "failed" ? false : outcome !== undefined || defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  ...PERSONAL_META,
];

export default function StayRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <StayRequestPage view={loaderData} outcome={(actionData as Answer | undefined)?.outcome ?? null} />;
}

function pageOf(url: URL): StayPage {
  return readAddress(url.pathname).screen === "stayAnswer" ? "stay-answers" : "stay-requests";
}

function statusOf(stay: object | null | undefined): number {
  if (stay === undefined) return 503;
  return stay ? 200 : 404;
}
