import styles from "#site/listing/no-results.module.css";
import { EmptyHouse } from "#site/shell/empty-house/empty-house.tsx";
import { useSay } from "#site/shell/words/say-context.tsx";
import { LinkButton } from "#site/ui/link/link-button.tsx";

/** The search failed: the filters stay, and one press tries again, with or without scripts. */
export function SearchFailed({ href }: { readonly href: string }) {
  const say = useSay();
  return (
    <div className={styles.nothing} role="alert">
      <EmptyHouse scene="scaffold" />
      <p className={styles.message}>{say("listing.failed")}</p>
      <p className={styles.hint}>{say("listing.failedHint")}</p>
      <LinkButton href={href} keepScroll>
        {say("listing.retry")}
      </LinkButton>
    </div>
  );
}
