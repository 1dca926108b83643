import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { BesideEstate } from "./beside-estate.tsx";
import { EstateFormFields } from "./estate-form-fields.tsx";
import type { EstateFormView } from "./load-estate-form.ts";

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
