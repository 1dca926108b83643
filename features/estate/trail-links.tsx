import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./trail-links.module.css";

/**
 * The way back to the visitor's own search, and on to what stood before and after this estate in it. The browser alone knows the
 * search: `show-trail.ts` says where each leads, and shows them.
 */
export function TrailLinks() {
  const t = useTranslate();
  return (
    <nav className={styles.trail} aria-label={t("estate.yourSearch")} data-trail="" hidden>
      <Anchor href="" data-trail-to="list">
        <Icon name="back" /> {t("estate.backToSearch")}
      </Anchor>
      <Anchor href="" data-trail-to="previous">
        {t("estate.previousEstate")}
      </Anchor>
      <Anchor href="" data-trail-to="next">
        {t("estate.nextEstate")}
      </Anchor>
    </nav>
  );
}
