import type { PageRequest } from "#platform/render/page.ts";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { parseId } from "#features/site/parse-id.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { definePage } from "#features/site/site-page.ts";
import { loadCosts, type CostsPageView } from "./load-costs.ts";
import { Localized } from "#features/site/messages/localized.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./costs-page.module.css";
import { PurchaseSheet } from "./sheet/purchase-sheet.island.tsx";
import { RentSheet } from "./sheet/rent-sheet.tsx";

/** What one listing costs in the end. */
export const estateCosts = definePage({
  sheets: () => ["costs"],
  load: showCosts,
  Content: ({ data: { view } }) => <CostsPage view={view} />,
});

async function showCosts({ context, params, url }: PageRequest<RequestContext>) {
  const estateId = parseId(params["estateId"]);
  if (estateId === null) return failPage(404);
  const view = await loadCosts(context, estateId, pageLocale(url.pathname, context.site), url);
  if (view.kind !== "costs") return failPage(view.kind === "gone" ? 410 : 404);
  // Search engines list the listing itself.
  return showPage({ head: view.head, isUnlisted: true, view });
}

/** What one listing costs: the sum first, then each line with who says so. */
function CostsPage({ view }: { readonly view: CostsPageView }) {
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
