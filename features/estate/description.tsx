import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./description.module.css";
import type { EstateView } from "./estate-view.ts";

/** Characters of HTML from which a phone shows the beginning alone. */
const LONG = 420;

type DescriptionProps = Pick<EstateView, "description" | "locale"> & { readonly label: string };

/** The agency's own text. On a phone a long one shows its first lines until "read more" is pressed; without script as well. */
export function Description({ description, locale, label }: DescriptionProps) {
  const t = useTranslate();
  if (!description) return null;
  return (
    <section className={styles.description} aria-label={label}>
      {description.html.length > LONG && (
        <details className={styles.more}>
          <summary>
            <span>{t("estate.readMore")}</span>
            <span>{t("estate.readLess")}</span>
          </summary>
        </details>
      )}
      <div
        className={styles.text}
        dir="auto"
        lang={description.locale === locale ? undefined : description.locale}
        // Sanitised on the server (describe.server.ts): only plain text marks are left.
        dangerouslySetInnerHTML={{ __html: description.html }}
      />
    </section>
  );
}
