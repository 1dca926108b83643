import { Children, type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { SITE } from "../site.ts";
import { localesInOrder } from "./language-of-fallback.ts";
import { FromLanguage } from "./languages/from-language.tsx";
import { translatedInto } from "./languages/language-pair.ts";
import { LanguageTabs } from "./languages/language-tabs.tsx";
import { LanguageTitle, WhatLacks } from "./languages/language-title.tsx";
import { NamedLanguages } from "./languages/named-language.tsx";
import { useLanguagePair } from "./languages/use-language-pair.ts";
import styles from "./multilingual-fields.module.css";
import { useWidth } from "./use-width.ts";

type MultilingualFieldsProps = {
  /** Every text of the group, so that each language says what it lacks. */
  readonly texts: readonly (Multilingual | null | undefined)[];
  /** Whether it is one line: all languages then stand side by side where there is room. */
  readonly isShort?: boolean;
  /** The fields of one language, each an element of its own. */
  readonly children: (locale: Locale) => ReactNode;
};

/** From here on two languages stand side by side, and of short texts all. */
const TWO_PX = 600;
const ALL_PX = 1_100;

/** The same fields in each language of the site: two beside each other where there is room, else one at a time. */
export function MultilingualFields({ texts, isShort = false, children }: MultilingualFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const locales = localesInOrder(SITE.locales);
  const parts = { texts, children };
  if (locales.length === 1) return <div className={styles.column}>{children(locales[0]!)}</div>;
  return (
    <div ref={place}>
      {isShort && width >= ALL_PX ? (
        <AllBeside {...parts} locales={locales} />
      ) : width >= TWO_PX ? (
        <TwoBeside {...parts} locales={locales} />
      ) : (
        <OneAtATime {...parts} locales={locales} />
      )}
    </div>
  );
}

type PartsProps = Omit<MultilingualFieldsProps, "isShort"> & { readonly locales: readonly Locale[] };

function OneAtATime({ texts, locales, children }: PartsProps) {
  const id = useId();
  const { pair } = useLanguagePair();
  const [shown, setShown] = useState(pair.from);
  return (
    <div className={styles.column}>
      <LanguageTabs {...{ id, texts, locales, shown }} onChoose={setShown} />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        className={styles.column}
        key={shown}
      >
        {children(shown)}
      </div>
    </div>
  );
}

/** The one that is translated from, and the one that is written; the same field of both stands on one line. */
function TwoBeside({ texts, locales, children }: PartsProps) {
  const id = useId();
  const { pair, keep } = useLanguagePair();
  const { from, into } = pair;
  const [left, right] = [children(from), children(into)];
  return (
    <NamedLanguages value>
      <div className={styles.languages}>
        <div className={styles.column} style={rowsOf(left)}>
          <div className={styles.name}>
            <FromLanguage />
            <WhatLacks locale={from} texts={texts} />
          </div>
          {left}
        </div>
        <div className={styles.column} style={rowsOf(right)}>
          <LanguageTabs
            {...{ id, texts }}
            locales={locales.filter((locale) => locale !== from)}
            shown={into}
            onChoose={(locale) => keep(translatedInto(pair, locale))}
          />
          <div
            id={`${id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${into}`}
            className={styles.panel}
            key={into}
          >
            {right}
          </div>
        </div>
      </div>
    </NamedLanguages>
  );
}

function AllBeside({ texts, locales, children }: PartsProps) {
  return (
    <NamedLanguages value>
      <div className={styles.languages} data-count={locales.length}>
        {locales.map((locale) => (
          <div key={locale} className={styles.column} style={ROWS_OF_SHORT}>
            <div className={styles.name}>
              <LanguageTitle locale={locale} texts={texts} />
            </div>
            {children(locale)}
          </div>
        ))}
      </div>
    </NamedLanguages>
  );
}

const ROWS_OF_SHORT: CSSProperties = { gridRow: "span 2" };

/** The head, then a row for each field: both columns share them. */
function rowsOf(fields: ReactNode): CSSProperties {
  return { gridRow: `span ${1 + Children.count(fields)}` };
}
