import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { BesideEstate } from "./beside-estate.tsx";
import type { EstateFormView } from "./load-estate-form.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { type EstateForm, hrefOfEstateForm } from "./estate-form.ts";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { FriendForm } from "./friend-form.island.tsx";

type EstateFormPageProps = { readonly view: EstateFormView };

/** A form about one listing, beside that listing. */
export function EstateFormPage({ view: { form, card, estateId, isSent } }: EstateFormPageProps) {
  const t = useTranslate();
  return (
    <BesideEstate heading={t(`form.${form}.heading`)} card={card}>
      <EstateFormFields form={form} estateId={estateId} isSent={isSent} />
    </BesideEstate>
  );
}

type EstateFormFieldsProps = {
  readonly form: EstateForm;
  readonly estateId: number;
  readonly isSent?: boolean;
};

/** Either form about a listing; without scripts it goes to the form's own page, wherever it stands. */
function EstateFormFields({ form, estateId, isSent = false }: EstateFormFieldsProps) {
  const t = useTranslate();
  const action = hrefOfEstateForm(useLocale(), form, estateId);
  const shared = { estateId, isSent, action, answer: useFormAnswer(form) };
  if (form === "friend") return <FriendForm {...shared} />;
  return <ContactForm {...shared} initialMessage={t("form.contact.initial")} />;
}
