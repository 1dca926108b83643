import type { ReactNode } from "react";
import { useLocale } from "#features/site/locale-context.tsx";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { Localized } from "#features/site/messages/localized.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { ButtonLook } from "#ui/link/button.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { type EstateForm, hrefOfEstateForm } from "./estate-form.ts";

type EstateFormLinkProps = {
  readonly form: EstateForm;
  readonly estateId: number;
  /** The title of the listing, which the heading above the form names. */
  readonly about: LocalizedText;
  /** A button of this look; a plain link without. */
  readonly look?: ButtonLook;
  readonly children: ReactNode;
};

/** Leads to a form about a listing, which opens above the page. */
export function EstateFormLink({ form, estateId, about, look, children }: EstateFormLinkProps) {
  const t = useTranslate();
  const href = hrefOfEstateForm(useLocale(), form, estateId);
  return (
    <DialogLink
      href={href}
      look={look}
      title={t(`form.${form}.heading`)}
      about={<Localized words={about} />}
      close={t("form.close")}
    >
      {children}
    </DialogLink>
  );
}
