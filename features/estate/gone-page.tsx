import { hrefOfPage } from "#domain/locale/href.ts";
import { ErrorScreen } from "#features/site/error-pages/error-screen.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./estate-page.module.css";
import type { GoneView } from "./estate-view.ts";
import { SimilarEstates } from "./similar-estates.tsx";

/** An estate that is sold, let or taken off: one sentence, and others like it. */
export function GonePage({ gone }: { readonly gone: GoneView }) {
  const t = useTranslate();
  return (
    <ErrorScreen failure="gone" homeHref={hrefOfPage(gone.locale, "")}>
      {gone.similar.length > 0 && (
        <div className={styles.page}>
          <SimilarEstates estates={gone.similar} heading={t("estate.similar")} />
        </div>
      )}
    </ErrorScreen>
  );
}
