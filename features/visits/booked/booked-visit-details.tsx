import type { ReactNode } from "react";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./booked-visit.module.css";
import type { BookedVisitView } from "./booked-visit-view.ts";

/** When, where, with whom, and who comes. */
export function BookedVisitDetails({ visit }: { readonly visit: BookedVisitView }) {
  const t = useTranslate();
  const { estate, directions, guide, visitor } = visit;
  return (
    <dl className={styles.details}>
      <WhenAndWhere visit={visit} home={<Anchor href={estate.href}>{estate.title}</Anchor>}>
        {directions && (
          <Anchor href={directions} target="_blank" rel="noopener noreferrer">
            {t("visit.calendar.other", { name: t("visit.directions") })}
          </Anchor>
        )}
      </WhenAndWhere>
      <dt>{t("visit.with")}</dt>
      <dd>
        {guide.name}
        <span>
          <Phone number={guide.phone} />
        </span>
      </dd>
      <dt>{t("visit.details")}</dt>
      <dd className={styles.visitor}>
        <span>{visitor.name}</span>
        <span>{visitor.email}</span>
        {visitor.phone && <span>{visitor.phone}</span>}
      </dd>
    </dl>
  );
}

type WhenAndWhereProps = {
  readonly visit: BookedVisitView;
  /** The title of the home, with or without a link to it. */
  readonly home: ReactNode;
  readonly children?: ReactNode;
};

export function WhenAndWhere({ visit: { when, estate }, home, children }: WhenAndWhereProps) {
  const t = useTranslate();
  return (
    <>
      <dt>{t("visit.when")}</dt>
      <dd>
        <strong>{when}</strong>
      </dd>
      <dt>{t("visit.where")}</dt>
      <dd>
        {home}
        {estate.place && <span className={styles.place}>{estate.place}</span>}
        {children}
      </dd>
    </>
  );
}

export function Phone({ number }: { readonly number: string }) {
  return <a href={hrefOfPhone(number)}>{number}</a>;
}
