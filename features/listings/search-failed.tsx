import styles from "./no-results.module.css";
import { EmptyHouse } from "#features/site/error-pages/empty-house.tsx";
import { useSay } from "#features/site/messages/say-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";

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
