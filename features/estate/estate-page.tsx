import { Fragment } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { hasPriceLine } from "./has-price-line.ts";
import { AskingPrice } from "./asking-price.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { classNames } from "#ui/class-names.ts";
import { BackToList } from "./back-to-list.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { ContactCard } from "./contact-card.tsx";
import { CostCard } from "./costs/cost-card.tsx";
import { Description } from "./description.tsx";
import styles from "./estate-page.module.css";
import type { EstateView } from "./estate-view.ts";
import { EnergyCard } from "./figures/energy-card.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { KeyFacts } from "./facts/key-facts.tsx";
import { Neighbours } from "./project/neighbours.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageSection } from "./facts/page-section.tsx";
import { SectionChart } from "./section-chart.tsx";
import { SectionTabs } from "./facts/section-tabs.tsx";
import { PrintSheet } from "./print/print-sheet.tsx";
import { SimilarEstates } from "./similar-estates.tsx";
import { TrailLinks } from "./trail-links.tsx";

const drawingsOf = (estate: EstateView) => (part: string) => <SectionChart part={part} estate={estate} />;

/** The page of one estate, plot, shop or project. */
export function EstatePage({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  return (
    <article className={classNames(styles.page, styles.photoFirst)}>
      <div className={styles.ways}>
        <BackToList crumbs={estate.crumbs} />
        <Breadcrumbs crumbs={estate.crumbs} />
        <TrailLinks />
      </div>
      <div className={styles.actions}>
        <PageActions home={homeOf(estate)} estateId={estate.id} />
      </div>
      <Gallery pictures={estate.photos} title={estate.title.text} marks={estate} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <EstateHeading estate={estate} />
          <KeyFacts facts={estate.keyFacts} />
          <Neighbours project={estate.project} />
          <Lead lead={estate.lead} />
          <Description {...estate} label={t("estate.description")} />
          <SectionTabs sections={estate.sections} />
          <EnergyCard epc={estate.epc} />
          <Sections estate={estate} />
          <PrintSheet qr={estate.qr} address={estate.head.canonical} />
        </div>
        <ContactCard estate={estate} />
      </div>
      <SimilarEstates similar={estate.similar} />
      <div className={styles.after}>
        <TrailLinks />
        <PageActions home={homeOf(estate)} estateId={estate.id} isAtFoot />
      </div>
      <ContactBar estate={estate} />
    </article>
  );
}

function homeOf({ id, title, head }: EstateView) {
  return { title, link: head.canonical, favorite: id };
}

/** The parts of the page, its costs above its place; on a phone a heading stands above those that are folded. */
function Sections({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  const firstFolded = estate.sections.find(({ summary }) => summary);
  const place = estate.sections.find(({ key }) => key === "place");
  return (
    <>
      {estate.sections.map((section) => (
        <Fragment key={section.key}>
          {section === firstFolded && <h2 className={styles.allFacts}>{t("estate.allFacts")}</h2>}
          {section === place && <CostCard costs={estate.costs} />}
          <PageSection section={section} drawingOf={drawingsOf(estate)} />
        </Fragment>
      ))}
      {!place && <CostCard costs={estate.costs} />}
    </>
  );
}

function Lead({ lead }: Pick<EstateView, "lead">) {
  return (
    lead && (
      <p className={styles.lead} dir="auto">
        <Localized words={lead} />
      </p>
    )
  );
}

function EstateHeading({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  const place = [estate.street, estate.city].filter(Boolean).join(", ");
  return (
    <header className={styles.heading}>
      <p className={styles.eyebrow}>
        {estate.subType && <Localized words={estate.subType} />}
        {estate.subType && estate.transaction && " · "}
        {estate.transaction && <Localized words={estate.transaction} />}
      </p>
      {hasPriceLine(estate) && (
        <p className={styles.price}>
          <AskingPrice price={estate.price} />
        </p>
      )}
      <h1 dir="auto">
        <Localized words={estate.title} />
      </h1>
      <p className={styles.address}>
        {place}
        {estate.isAddressHidden && (
          <span className={styles.hidden}>
            {place && " · "}
            {t("estate.addressOnRequest")}
          </span>
        )}
      </p>
    </header>
  );
}
