import { type ReactNode, useState } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import language from "../content/content-language.module.css";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { useMessages } from "./messages.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import styles from "./preview.module.css";

export type PreviewProps = {
  readonly document: Pick<DeskDocument<unknown>, "previewUrl" | "published">;
  /** Where it stands on the site, in each language; none of what visitors can't see. */
  readonly addresses: Multilingual;
  readonly locale: Locale;
  /** The choice of the language, where the fields have none. */
  readonly languages?: ReactNode;
};

const WIDTHS = [390, 768, 1280] as const;

/** The page as visitors see it, with what is prepared; without a draft as it stands. */
export function Preview({ document, addresses, locale, languages }: PreviewProps) {
  const t = useMessages();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390);
  const { previewUrl, published } = document;
  const address = addresses[locale];
  const src = previewUrl?.(locale) ?? (address && `/preview/published${address}`);
  return (
    <section className={styles.preview} aria-label={t("preview")}>
      <div className={styles.choices}>
        {languages}
        <fieldset className={language.languages} aria-label={t("width")}>
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              className={language.language}
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
