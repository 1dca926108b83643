import { useState } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { nameOfLanguage } from "../language/names-of-languages.ts";
import { useLanguage } from "../language/language.tsx";
import segments from "../shell/segments.module.css";
import { SITE } from "../site.ts";
import { useMessages } from "./messages.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import styles from "./preview.module.css";

export type PreviewProps = {
  readonly document: Pick<DeskDocument<unknown>, "previewUrl" | "published">;
  /** Where it stands on the site, in each language; none of what visitors can't see. */
  readonly addresses: Multilingual;
  /** The language that is edited; absent where the fields show all, and the preview asks for one. */
  readonly locale?: Locale;
};

const WIDTHS = [390, 768, 1280] as const;

/** The page as visitors see it, with what is prepared; without a draft as it stands. */
export function Preview({ document, addresses, locale: edited }: PreviewProps) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  const [chosen, setChosen] = useState(SITE.locales.includes(spoken) ? spoken : SITE.defaultLocale);
  const locale = edited ?? chosen;
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390);
  const { previewUrl, published } = document;
  const address = addresses[locale];
  const src = previewUrl?.(locale) ?? (address && `/preview/published${address}`);
  return (
    <section className={styles.preview} aria-label={t("preview")}>
      <div className={styles.choices}>
        {!edited && SITE.locales.length > 1 && (
          <fieldset className={segments.languages} aria-label={t("language")}>
            {SITE.locales.map((one) => (
              <button
                key={one}
                type="button"
                className={segments.language}
                aria-pressed={one === locale}
                onClick={() => setChosen(one)}
              >
                {nameOfLanguage(one, spoken)}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className={segments.languages} aria-label={t("width")}>
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              className={segments.language}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {t(`width.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {src ? (
        <PreviewFrame src={src} published={published} title={t("preview")} width={width} />
      ) : (
        <p className={styles.none}>{t("none")}</p>
      )}
    </section>
  );
}
