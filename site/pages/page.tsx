import { data, redirectDocument } from "react-router";
import type { Screen } from "#domain/locale/path-words.ts";
import { readAddress } from "#domain/locale/read-address.ts";
import { fetchPartsInTime } from "../chunks/on-demand.tsx";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { takeForm } from "../contact/sending/take-form.ts";
import { nextPageLoader } from "../listing/pages/next-page-loader.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/page.ts";
import { AgencyPage } from "./agency/agency-page.tsx";
import { findContent } from "./agency/find-content.ts";
import { loadPage } from "./agency/load-page.ts";
import { isDocument } from "./agency/plain-blocks.ts";
import { loadsAnew } from "./loads-anew.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** Screens that links of an agency's own may lead to, and that `features/pages/routes.ts` answers. */
const DOCUMENTS: ReadonlySet<Screen> = new Set([
  "offer",
  "privacyStatement",
  "termsOfUse",
  "accessibility",
  "favorites",
  "keepMeInformed",
  "holiday",
  "success",
  "unsubscribe",
  "contact",
  "sendToAFriend",
  "visit",
]);

/** A page of the agency's own that the router still shows: one with blocks that move by its script. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const path = params["*"];
  // The router asked for the data of what is a document of its own.
  const { screen } = readAddress(url.pathname);
  if ((screen && DOCUMENTS.has(screen)) || (await isDocument(visit, path, locale, url)))
    throw redirectDocument(url.pathname + url.search);
  visit.tags.add("site");
  const loaded = await loadPage(visit, await findContent(visit, path, locale, url), locale, url);
  if (!loaded) throw notFound();
  return data(loaded.view, { status: loaded.status });
}

/** A form among the blocks, from a page without scripts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return routerAnswer(await takeForm(context.get(visitContext), request, url));
}

/** A list's next page that can't be fetched is the list's to tell; the page itself stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = nextPageLoader(new URL(request.url), serverLoader);
  const [view] = await Promise.all([loaded, fetchPartsInTime()]);
  return view;
}

export const shouldRevalidate = loadsAnew;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches);

export default function Page({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <FormAnswerContext value={actionData ?? null}>
      <AgencyPage view={view} />
    </FormAnswerContext>
  );
}
