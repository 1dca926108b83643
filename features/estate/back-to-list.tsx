import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./back-to-list.module.css";
import type { Crumb } from "./estate-view.ts";

/** On a phone, over the photo: the list that this home stands in, or the search that the visitor came from (`show-trail.ts`). */
export function BackToList({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslate();
  const href = crumbs.findLast((crumb) => crumb.href !== null)?.href;
  if (!href) return null;
  return (
    <Anchor className={styles.back} href={href} aria-label={t("estate.backToList")} data-trail-to="list">
      <Icon name="back" />
    </Anchor>
  );
}
