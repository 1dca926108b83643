import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./breadcrumbs.module.css";
import type { Crumb } from "./estate-view.ts";

/** The way back to the list that this estate stands in. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslate();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t("estate.breadcrumbs")} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label.text}>
            {href ? (
              <Anchor href={href}>
                <Localized words={label} />
              </Anchor>
            ) : (
              <span aria-current="page">
                <Localized words={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
