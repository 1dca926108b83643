import type { ReactNode } from "react";
import { useSay } from "../shell/say-context.tsx";
import { Spoken } from "../shell/spoken.tsx";
import { AskingPrice } from "./asking-price.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ContactCard } from "./contact-card.tsx";
import { Documents } from "./documents.tsx";
import { EpcScale } from "./epc-scale.tsx";
import styles from "./estate-page.module.css";
import type { EstateView } from "./estate-view.ts";
import { FloorsTable } from "./floors-table.tsx";
import { Gallery } from "./gallery.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { MediaList } from "./media-list.tsx";
import { Neighbours } from "./neighbours.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageSection } from "./page-section.tsx";
import { Place } from "./place.tsx";
import { Plans } from "./plans.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { SaleDates } from "./sale-dates.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { SimilarEstates } from "./similar-estates.tsx";
import { TrailLinks } from "./trail-links.tsx";
import { Units } from "./units.tsx";

/** What is drawn above the rows of a part of the page, by the part's key. */
const DRAWINGS: Readonly<Record<string, (estate: EstateView) => ReactNode>> = {
  units: ({ units }) => <Units units={units} />,
  financial: ({ priceSummary }) => <PriceSummary summary={priceSummary} />,
  notary: ({ saleDates }) => <SaleDates sale={saleDates} />,
  layout: ({ floors }) => <FloorsTable floors={floors} />,
  plans: ({ plans }) => <Plans plans={plans} />,
  epc: ({ epc }) => <EpcScale epc={epc} />,
  energy: ({ epc }) => <EpcScale epc={epc} />,
  energyShared: ({ sharedEpc }) => <EpcScale epc={sharedEpc} />,
  media: ({ media }) => <MediaList media={media} />,
  documents: ({ documents }) => <Documents documents={documents} />,
  place: (estate) => <Place estate={estate} />,
};

/** The page of one home, plot, shop or project. */
export function EstatePage({ estate }: { readonly estate: EstateView }) {
  const say = useSay();
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <div className={styles.ways}>
          <Breadcrumbs crumbs={estate.crumbs} />
          <TrailLinks />
        </div>
        <PageActions key={estate.id} estate={estate} />
      </div>
      <Gallery key={estate.id} pictures={estate.photos} title={estate.title.text} sticker={estate.sticker} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <EstateHeading estate={estate} />
          <KeyFacts facts={estate.keyFacts} />
          <Neighbours project={estate.project} />
          <Description description={estate.description} locale={estate.locale} />
          <SectionTabs sections={estate.sections} />
          {estate.sections.map((section) => (
            <PageSection key={section.key} section={section} drawingOf={(part) => DRAWINGS[part]?.(estate)} />
          ))}
          <PrintSheet estate={estate} />
        </div>
        <ContactCard estate={estate} />
      </div>
      <SimilarEstates estates={estate.similar} heading={say("estate.similar")} />
    </article>
  );
}

function Description({ description, locale }: Pick<EstateView, "description" | "locale">) {
  const say = useSay();
  if (!description) return null;
  return (
    <section className={styles.description} aria-label={say("estate.description")}>
      <div
        dir="auto"
        lang={description.locale === locale ? undefined : description.locale}
        // Sanitised on the server (describe.server.ts): only plain text marks are left.
        dangerouslySetInnerHTML={{ __html: description.html }}
      />
    </section>
  );
}

function EstateHeading({ estate }: { readonly estate: EstateView }) {
  const say = useSay();
  return (
    <header className={styles.heading}>
      <p className={styles.eyebrow}>
        {estate.subType && <Spoken words={estate.subType} />}
        {estate.subType && estate.transaction && " · "}
        {estate.transaction && <Spoken words={estate.transaction} />}
      </p>
      <h1 dir="auto">
        <Spoken words={estate.title} />
      </h1>
      <p className={styles.address}>
        {[estate.street, estate.city].filter(Boolean).join(", ")}
        {estate.isAddressHidden && <span className={styles.hidden}> · {say("estate.addressOnRequest")}</span>}
      </p>
      <p className={styles.price}>
        <AskingPrice price={estate.price} />
      </p>
    </header>
  );
}
