import { data } from "react-router";
import { readAddress } from "#domain/locale/read-address.ts";
import { EstateFormPage } from "../contact/estate-form-page.tsx";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { takeForm } from "../contact/sending/take-form.ts";
import { loadEstateForm } from "../contact/load-estate-form.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { visitContext } from "../visit.ts";
import type { Route } from "./+types/estate-form.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** A question about one listing, or a friend to show it to. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const form = readAddress(url.pathname).screen === "sendToAFriend" ? "friend" : "contact";
  const view = await loadEstateForm(visit, form, estateIdOf(params.estateId), locale, url);
  if (view.kind === "unknown") throw notFound();
  if (view.kind === "gone") throw data(null, { status: 410, statusText: "Gone" });
  return data(view, { status: view.card ? 200 : 503 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return routerAnswer(await takeForm(context.get(visitContext), request, url));
}

/** Search engines list the listing itself. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head, matches),
  { name: "robots", content: "noindex" },
];

export default function EstateFormScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormAnswerContext value={actionData ?? null}>
      <EstateFormPage view={loaderData} />
    </FormAnswerContext>
  );
}
