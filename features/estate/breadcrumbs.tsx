import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./breadcrumbs.module.css";
import type { Crumb } from "./estate-view.ts";

/** The way back to the list that this home stands in. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const say = useSay();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={say("estate.breadcrumbs")} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label.text}>
            {href ? (
              <Anchor href={href}>
                <Spoken words={label} />
              </Anchor>
            ) : (
              <span aria-current="page">
                <Spoken words={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
