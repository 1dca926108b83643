import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { useLocale } from "../shell/language/locale-context.tsx";
import { Anchor } from "../ui/link/anchor.tsx";
import type { ButtonLook } from "../ui/link/button.tsx";
import { LinkButton } from "../ui/link/link-button.tsx";
import type { EstateFormDialogProps } from "./estate-form-dialog.tsx";
import { type EstateForm, hrefOfEstateForm } from "./estate-form.ts";

export type EstateFormLinkProps = {
  readonly form: EstateForm;
  readonly estateId: number;
  /** A button of this look; a plain link without. */
  readonly look?: ButtonLook;
  readonly children: ReactNode;
};

/** On pages of the router: leads to a form about a listing; the form and its words are fetched when they are asked for, and open above the page. */
export function RouterEstateFormLink({ form, estateId, look, children }: EstateFormLinkProps) {
  const href = hrefOfEstateForm(useLocale(), form, estateId);
  const [dialog, setDialog] = useState<{ readonly Form: ComponentType<EstateFormDialogProps> } | null>(null);
  const [openings, setOpenings] = useState(0);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import("./estate-form-dialog.tsx").then(
      ({ EstateFormDialog }) => {
        setDialog({ Form: EstateFormDialog });
        setOpenings((count) => count + 1);
      },
      () => location.assign(href),
    );
  };
  return (
    <>
      {look ? (
        <LinkButton href={href} look={look} reloads onClick={open}>
          {children}
        </LinkButton>
      ) : (
        <Anchor href={href} reloads onClick={open}>
          {children}
        </Anchor>
      )}
      {dialog && <dialog.Form form={form} estateId={estateId} href={href} openings={openings} />}
    </>
  );
}
