import { useLocale } from "../shell/language/locale-context.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { FriendFields } from "./friend-fields.tsx";
import { type EstateForm, hrefOfEstateForm } from "./estate-form.ts";

type EstateFormFieldsProps = {
  readonly form: EstateForm;
  readonly estateId: number;
  readonly isSent?: boolean;
};

/** Either form about a listing; without scripts it goes to the form's own page, wherever it stands. */
export function EstateFormFields({ form, estateId, isSent = false }: EstateFormFieldsProps) {
  const say = useSay();
  const action = hrefOfEstateForm(useLocale(), form, estateId);
  const shared = { estateId, isSent, action };
  if (form === "friend") return <FriendFields {...shared} />;
  return <ContactFields {...shared} initialMessage={say("form.contact.initial")} />;
}
