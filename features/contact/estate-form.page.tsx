import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { loadEstateForm, type EstateFormView } from "./load-estate-form.ts";
import { takeForm } from "./sending/take-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";
import { answerPageForm } from "./answer-page-form.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { BesideEstate } from "./beside-estate.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { type EstateForm, hrefOfEstateForm } from "./estate-form.ts";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { FriendForm } from "./friend-form.island.tsx";

type EstateFormPageProps = { readonly view: EstateFormView };

type EstateFormFieldsProps = {
  readonly form: EstateForm;
  readonly estateId: number;
  readonly isSent?: boolean;
};

/** A form about one listing, on a page of its own: where links lead that no script takes over. */
export const estateForm = (form: EstateForm) =>
  definePage({
    sheets: () => ["forms"],
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

/** A form about one listing, beside that listing. */
export function EstateFormPage({ view: { form, card, estateId, isSent } }: EstateFormPageProps) {
  const t = useTranslate();
  return (
    <BesideEstate heading={t(`form.${form}.heading`)} card={card}>
      <EstateFormFields form={form} estateId={estateId} isSent={isSent} />
    </BesideEstate>
  );
}

/** Either form about a listing; without scripts it goes to the form's own page, wherever it stands. */
function EstateFormFields({ form, estateId, isSent = false }: EstateFormFieldsProps) {
  const t = useTranslate();
  const action = hrefOfEstateForm(useLocale(), form, estateId);
  const shared = { estateId, isSent, action, answer: useFormAnswer(form) };
  if (form === "friend") return <FriendForm {...shared} />;
  return <ContactForm {...shared} initialMessage={t("form.contact.initial")} />;
}
