import { useSay } from "../shell/say-context.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { Spoken } from "../shell/spoken.tsx";
import { AskingPrice } from "./asking-price.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ContactCard } from "./contact-card.tsx";
import { EpcScale } from "./epc-scale.tsx";
import styles from "./estate-page.module.css";
import type { EstateView } from "./estate-view.ts";
import { FactGroups } from "./fact-groups.tsx";
import { FloorsTable } from "./floors-table.tsx";
import { Gallery } from "./gallery.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { Place } from "./place.tsx";
import { Plans } from "./plans.tsx";
import { SimilarEstates } from "./similar-estates.tsx";
import { UnitsTable } from "./units-table.tsx";

/** The page of one home, plot, shop or project. */
export function EstatePage({ estate }: { readonly estate: EstateView }) {
  const say = useSay();
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={estate.crumbs} />
      <Gallery pictures={estate.photos} title={estate.title.text} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <EstateHeading estate={estate} />
          <KeyFacts facts={estate.keyFacts} />
          {estate.description && (
            <section className={styles.description} aria-label={say("estate.description")}>
              <div
                lang={estate.description.locale === estate.locale ? undefined : estate.description.locale}
                // Sanitised on the server (describe.server.ts): only plain text marks are left.
                dangerouslySetInnerHTML={{ __html: estate.description.html }}
              />
            </section>
          )}
          <UnitsTable units={estate.units} />
          <FactGroups groups={estate.groups} />
          <EpcScale epc={estate.epc} />
          <FloorsTable floors={estate.floors} />
          <Plans plans={estate.plans} />
          <Place estate={estate} />
        </div>
        <ContactCard estate={estate} />
      </div>
      <SimilarEstates estates={estate.similar} heading={say("estate.similar")} />
    </article>
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
      <h1>
        <Spoken words={estate.title} />
      </h1>
      <p className={styles.address}>
        {[estate.street, estate.city].filter(Boolean).join(", ")}
        {estate.isAddressHidden && <span className={styles.hidden}> · {say("estate.addressOnRequest")}</span>}
      </p>
      <p className={styles.price}>
        <AskingPrice price={estate.price} />
      </p>
      {estate.project && (
        <p className={styles.project}>
          {say("estate.partOf")} <Anchor href={estate.project.href}>{estate.project.title}</Anchor>
        </p>
      )}
    </header>
  );
}
