import { Localized } from "#features/site/messages/localized.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./costs-page.module.css";
import type { CostsPageView } from "./load-costs.ts";
import { PurchaseSheet } from "./sheet/purchase-sheet.island.tsx";
import { RentSheet } from "./sheet/rent-sheet.tsx";

/** What one listing costs: the sum first, then each line with who says so. */
export function CostsPage({ view }: { readonly view: CostsPageView }) {
  const t = useTranslate();
  const { costs, energy, renovation, visitHref } = view;
  return (
    <article className={styles.page}>
      <header className={styles.heading}>
        <Anchor className={styles.back} href={view.estateHref}>
          <Icon name="back" /> {t("costs.back")}
        </Anchor>
        <h1>{t("costs.heading")}</h1>
        <p className={styles.estate}>
          {view.picture && <Picture picture={view.picture} sizes="72px" className={styles.picture} />}
          <span>
            <strong>
              <Localized words={view.title} />
            </strong>
            <span className={styles.place}>{view.place}</span>
          </span>
        </p>
      </header>
      {costs.kind === "rent" ? (
        <RentSheet rent={costs.rent} notes={costs.notes} energy={energy} visitHref={visitHref} />
      ) : (
        <PurchaseSheet
          href={view.href}
          purchases={costs.purchases}
          initial={view.chosen}
          notes={costs.notes}
          energy={energy}
          renovation={renovation}
          visitHref={visitHref}
        />
      )}
    </article>
  );
}
