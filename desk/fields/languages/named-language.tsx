import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useLanguage } from "../../language/language.tsx";
import { useMessages } from "../messages.ts";
import { wordOfLanguage } from "../../language/names-of-languages.ts";
import styles from "./named-language.module.css";

const NamedContext = createContext(false);
/** Around fields that stand in more than one language at once: their labels say which. */
export const NamedLanguages = NamedContext.Provider;

/** A label with its language, where others stand beside it. */
export function InLanguage({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  if (!use(NamedContext)) return children;
  return (
    <>
      {children}
      <span className={styles.code} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
      <VisuallyHidden> {t("language.in", { language: wordOfLanguage(locale, spoken) })}</VisuallyHidden>
    </>
  );
}
