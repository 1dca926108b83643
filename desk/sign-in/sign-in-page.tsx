import type { ReactNode } from "react";
import { LOCALES } from "#domain/locale/locale.ts";
import { useChosenLocale } from "../language/chosen-locale.ts";
import { NAMES_OF_LANGUAGES } from "../language/names-of-languages.ts";
import { useLanguage } from "../language/language.tsx";
import { Brand } from "../shell/brand.tsx";
import { Screen } from "../shell/screen.tsx";
import styles from "./sign-in-page.module.css";

type SignInPageProps = { readonly title: string; readonly children: ReactNode };

/** What is seen before somebody signed in. */
export function SignInPage({ title, children }: SignInPageProps) {
  const { t, locale } = useLanguage();
  const [, choose] = useChosenLocale();
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <Screen title={title}>{children}</Screen>
        <ul className={styles.languages} aria-label={t("frame.language")}>
          {LOCALES.map((one) => (
            <li key={one}>
              <button
                className={styles.language}
                type="button"
                lang={one}
                aria-pressed={one === locale}
                onClick={() => choose(one)}
              >
                {NAMES_OF_LANGUAGES[one]}
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
