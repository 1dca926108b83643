import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "#domain/locale/locale.ts";
import { CarriedSay } from "../shell/carried-say.tsx";
import { useLocale } from "../shell/locale-context.tsx";
import { useSay } from "../shell/say-context.tsx";
import type { ShellView } from "../shell/shell-view.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./estate-form-dialog.module.css";
import { EstateFormFields } from "./estate-form-fields.tsx";
import type { EstateForm } from "./estate-form.ts";

type Words = Readonly<Record<string, string>>;

const WORDS: Readonly<Record<Locale, () => Promise<Words>>> = {
  nl: async () => (await import("#words/forms/nl.ts")).nl,
  fr: async () => (await import("#words/forms/fr.ts")).fr,
  en: async () => (await import("#words/forms/en.ts")).en,
  de: async () => (await import("#words/forms/de.ts")).de,
};

export type EstateFormDialogProps = {
  readonly form: EstateForm;
  readonly estateId: number;
  /** The form's own page, should its words not come. */
  readonly href: string;
  /** Grows each time the visitor asks for it. */
  readonly openings: number;
};

/** A form about a listing above its page; what was typed is still there when it is opened again. */
export function EstateFormDialog(props: EstateFormDialogProps) {
  const words = useFormWords(props.href);
  if (!words) return null;
  return (
    <CarriedSay words={words}>
      <FormDialog {...props} />
    </CarriedSay>
  );
}

function FormDialog({ form, estateId, openings }: EstateFormDialogProps) {
  const say = useSay();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openings === 0 || dialog.current?.open) return;
    dialog.current?.showModal();
    // Not the first field: a phone would cover the form with its keyboard before anyone has read what it asks.
    heading.current?.focus();
  }, [openings]);
  // Out of what it was opened from, whose look is not the form's.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {say(`form.${form}.heading`)}
        </h2>
        <EstateFormFields form={form} estateId={estateId} />
        <button
          type="button"
          className={styles.close}
          aria-label={say("form.close")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

/** The words of forms, the site's own before the product's; without them the form's page takes over. */
function useFormWords(href: string): Words | null {
  const locale = useLocale();
  const own = (useRouteLoaderData("root") as ShellView | undefined)?.words;
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    WORDS[locale]().then(
      (found) => setWords({ ...found, ...own }),
      () => location.assign(href),
    );
  }, [locale, own, href]);
  return words;
}
