import styles from "./no-results.module.css";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";

/** The search failed: the filters stay, and one press tries again, with or without scripts. */
export function SearchFailed({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <div className={styles.nothing} role="alert">
      <EmptyStateDrawing scene="scaffold" />
      <p className={styles.message}>{t("listing.failed")}</p>
      <p className={styles.hint}>{t("listing.failedHint")}</p>
      <LinkButton href={href} keepScroll>
        {t("listing.retry")}
      </LinkButton>
    </div>
  );
}
