import { useMemo } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { FromLanguage } from "../fields/languages/from-language.tsx";
import { LanguageTitle, WhatLacks } from "../fields/languages/language-title.tsx";
import { textsIn } from "../fields/languages/texts-in.ts";
import { SITE } from "../site.ts";
import segments from "../shell/segments.module.css";
import styles from "./content-language.module.css";
import { useMessages } from "./messages.ts";
import type { ContentLanguages } from "./use-content-languages.ts";

type ContentLanguageProps = {
  readonly languages: ContentLanguages;
  /** What is edited: each language says how many of its texts it lacks. */
  readonly document: unknown;
  /** Languages in which something is changed. */
  readonly changed?: ReadonlySet<Locale>;
};

/** The language of the texts that are changed, with another one beside it where somebody asked for that; a site of one language asks nothing. */
export function ContentLanguage({ languages, document, changed }: ContentLanguageProps) {
  const t = useMessages();
  const { locale, beside, hasRoom, choose, toggle } = languages;
  const texts = useMemo(() => textsIn(document), [document]);
  if (SITE.locales.length < 2) return null;
  return (
    <div className={styles.bar} data-beside={beside !== null || undefined}>
      {beside && (
        <div className={styles.from}>
          <FromLanguage />
          <WhatLacks locale={beside} texts={texts} />
        </div>
      )}
      <fieldset className={segments.languages} aria-label={t("language")}>
        {SITE.locales
          .filter((one) => one !== beside)
          .map((one) => (
            <button
              key={one}
              type="button"
              className={classNames(segments.language, changed?.has(one) && segments.changed)}
              aria-pressed={one === locale}
              onClick={() => choose(one)}
            >
              <LanguageTitle locale={one} texts={texts} isBrief={!hasRoom} />
            </button>
          ))}
      </fieldset>
      {hasRoom && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={beside !== null}
          title={t("besideMeans")}
          onClick={toggle}
        >
          {t("beside")}
        </button>
      )}
    </div>
  );
}
