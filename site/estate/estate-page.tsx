import { useSay } from "../shell/say.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { Spoken } from "../ui/spoken.tsx";
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
          <KeyFacts facts={estate.keyFacts} locale={estate.locale} />
          {estate.description && (
            <section className={styles.description} aria-label={say("estate.description")}>
              <div
                lang={estate.description.locale === estate.locale ? undefined : estate.description.locale}
                // Sanitised on the server (describe.server.ts): only plain text marks are left.
                dangerouslySetInnerHTML={{ __html: estate.description.html }}
              />
            </section>
          )}
          <UnitsTable units={estate.units} locale={estate.locale} />
          <FactGroups groups={estate.groups} locale={estate.locale} />
          <EpcScale epc={estate.epc} />
          <FloorsTable floors={estate.floors} locale={estate.locale} />
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
        {estate.subType && <Spoken words={estate.subType} locale={estate.locale} />}
        {estate.subType && estate.transaction && " · "}
        {estate.transaction && <Spoken words={estate.transaction} locale={estate.locale} />}
      </p>
      <h1>
        <Spoken words={estate.title} locale={estate.locale} />
      </h1>
      <p className={styles.address}>
        {[estate.street, estate.city].filter(Boolean).join(", ")}
        {estate.isAddressHidden && <span className={styles.hidden}> · {say("estate.addressOnRequest")}</span>}
      </p>
      {estate.project && (
        <p className={styles.project}>
          {say("estate.partOf")} <Anchor href={estate.project.href}>{estate.project.title}</Anchor>
        </p>
      )}
    </header>
  );
}
