import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "#domain/locale/locale.ts";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { useLocale } from "../shell/language/locale-context.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import type { ShellView } from "../shell/shell-view.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";
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
  return (
    <Dialog title={say(`form.${form}.heading`)} close={say("form.close")} openings={openings}>
      <EstateFormFields form={form} estateId={estateId} />
    </Dialog>
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
