import { BesideEstate } from "#features/contact/beside-estate.tsx";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { BookingForm } from "./booking-form.island.tsx";
import styles from "./visit-page.module.css";
import type { VisitView } from "./visit-view.ts";

type VisitPageProps = { readonly view: VisitView };

/** Books a visit, beside the estate that it is of. */
export function VisitPage({ view }: VisitPageProps) {
  const t = useTranslate();
  const answer = useFormAnswer("appointment");
  const { estateId, href, booking, card } = view;
  return (
    <BesideEstate heading={t("visit.plan")} card={card}>
      {booking ? (
        <BookingForm estateId={estateId} href={href} booking={booking} answer={answer} />
      ) : (
        <Unavailable view={view} />
      )}
    </BesideEstate>
  );
}

function Unavailable({ view }: VisitPageProps) {
  const t = useTranslate();
  return (
    <div className={styles.unavailable}>
      <h2>{t("visit.unavailable")}</h2>
      <p>{view.unavailable}</p>
      <p>
        <Anchor href={view.estateHref}>{t("visit.back")}</Anchor>
      </p>
    </div>
  );
}
