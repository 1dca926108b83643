import type { ReactNode } from "react";
import { favoriteOfRental } from "#domain/favorites.ts";
import { BackToList } from "#features/estate/back-to-list.tsx";
import { Breadcrumbs } from "#features/estate/breadcrumbs.tsx";
import { Description } from "#features/estate/description.tsx";
import styles from "#features/estate/estate-page.module.css";
import { Gallery } from "#features/estate/gallery/gallery.tsx";
import { KeyFacts } from "#features/estate/facts/key-facts.tsx";
import { PageSection } from "#features/estate/facts/page-section.tsx";
import { PageActions } from "#features/estate/page-actions.tsx";
import { Place } from "#features/estate/place.tsx";
import { PrintSheet } from "#features/estate/print/print-sheet.tsx";
import { SectionTabs } from "#features/estate/facts/section-tabs.tsx";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { classNames } from "#ui/class-names.ts";
import { Availability } from "../stay/availability.tsx";
import rental from "./rental-page.module.css";
import type { RentalView } from "../rental-view.ts";
import { ChosenStay } from "../stay/chosen-stay.tsx";
import { StayBar } from "../stay/stay-bar.tsx";
import { StayForm } from "../stay/stay-form.island.tsx";

/** What is rendered above the rows of a part of the page, by the part's key. */
const DRAWINGS: Readonly<Record<string, (view: RentalView) => ReactNode>> = {
  availability: (view) => <Stays view={view} />,
  location: (view) => <Place estate={view} />,
};

/** The page of one holiday home. */
export function RentalPage({ view }: { readonly view: RentalView }) {
  const t = useTranslate();
  return (
    <article className={classNames(styles.page, styles.photoFirst)}>
      <div className={styles.ways}>
        <BackToList crumbs={view.crumbs} />
        <Breadcrumbs crumbs={view.crumbs} />
      </div>
      <div className={styles.actions}>
        <PageActions home={homeOf(view)} />
      </div>
      <Gallery pictures={view.photos} title={view.title.text} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <RentalHeading view={view} />
          <KeyFacts facts={view.keyFacts} />
          <ChosenStay stay={view.chosen} />
          <Description {...view} label={t("rentals.tab.description")} />
          <SectionTabs sections={view.sections} />
          {view.sections.map((section) => (
            <PageSection key={section.key} section={section} drawingOf={(part) => DRAWINGS[part]?.(view)} />
          ))}
          <PrintSheet qr={view.qr} address={view.head.canonical} />
          {view.form && !view.form.isSent && view.form.stays.length > 0 && (
            <StayBar stay={view.chosen} priceFrom={view.priceFrom} />
          )}
        </div>
        <Request view={view} />
      </div>
      <div className={styles.after}>
        <PageActions home={homeOf(view)} isAtFoot />
      </div>
    </article>
  );
}

function homeOf({ id, title, head }: RentalView) {
  return { title, link: head.canonical, favorite: favoriteOfRental(id) };
}

function RentalHeading({ view }: { readonly view: RentalView }) {
  const t = useTranslate();
  return (
    <header className={styles.heading}>
      {view.subKind && (
        <p className={styles.eyebrow}>
          <Localized words={view.subKind} />
        </p>
      )}
      <h1 dir="auto">
        <Localized words={view.title} />
      </h1>
      <p className={styles.address}>
        {[view.street, view.city].filter(Boolean).join(", ")}
        {view.isAddressHidden && <span className={styles.hidden}> · {t("estate.addressOnRequest")}</span>}
      </p>
      <PriceFrom view={view} />
    </header>
  );
}

function PriceFrom({ view: { priceFrom } }: { readonly view: RentalView }) {
  const t = useTranslate();
  if (!priceFrom) return null;
  return (
    <p className={rental.price}>
      {t("rentals.from")} <strong>{priceFrom}</strong> {t("rentals.perStay")}
    </p>
  );
}

function Stays({ view }: { readonly view: RentalView }) {
  return (
    <>
      {view.calendar && view.priceNote && <p className={rental.note}>{view.priceNote}</p>}
      <Availability calendar={view.calendar} />
    </>
  );
}

/** The request stands beside the story on wide screens, and after it on a phone. */
function Request({ view }: { readonly view: RentalView }) {
  const answer = useFormAnswer("rental");
  if (!view.form) return null;
  return <StayForm unitId={view.id} form={view.form} answer={answer} />;
}
