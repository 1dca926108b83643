import { useContext } from "react";
import { IslandsContext } from "#platform/render/island/islands-context.ts";
import { useLocale } from "../shell/language/locale-context.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { DialogLink } from "../ui/overlay/dialog-link.tsx";
import { hrefOfEstateForm } from "./estate-form.ts";
import { type EstateFormLinkProps, RouterEstateFormLink } from "./router-estate-form-link.tsx";

/** Leads to a form about a listing, which opens above the page. */
export function EstateFormLink(props: EstateFormLinkProps) {
  const isDocument = useContext(IslandsContext) !== null;
  return isDocument ? <Link {...props} /> : <RouterEstateFormLink {...props} />;
}

function Link({ form, estateId, look, children }: EstateFormLinkProps) {
  const say = useSay();
  const href = hrefOfEstateForm(useLocale(), form, estateId);
  return (
    <DialogLink href={href} look={look} title={say(`form.${form}.heading`)} close={say("form.close")}>
      {children}
    </DialogLink>
  );
}
