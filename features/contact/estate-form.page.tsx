import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { EstateFormPage } from "./estate-form-page.tsx";
import type { EstateForm } from "./estate-form.ts";
import { loadEstateForm } from "./load-estate-form.ts";
import { takeForm } from "./sending/take-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";
import { answerPageForm } from "./answer-page-form.ts";

/** A form about one listing, on a page of its own: where links lead that no script takes over. */
export const estateForm = (form: EstateForm) =>
  definePage({
    load: (asked) => showForm(form, asked),
    async action(asked) {
      const { context, request, url } = asked;
      return answerPageForm(await takeForm(context, request, url, { [form]: {} }), () =>
        showForm(form, asked),
      );
    },
    Content: ({ data: { view } }) => <EstateFormPage view={view} />,
  });

async function showForm(form: EstateForm, { context, params, url }: PageRequest<RequestContext>) {
  const estateId = parseId(params["estateId"]);
  if (estateId === null) return failPage(404);
  const view = await loadEstateForm(context, form, estateId, pageLocale(url.pathname, context.site), url);
  if (view.kind !== "form") return failPage(view.kind === "gone" ? 410 : 404);
  // Search engines list the listing itself.
  return showPage(
    { head: view.head, isUnlisted: true, view },
    { status: view.card || view.isGone ? 200 : 503 },
  );
}
