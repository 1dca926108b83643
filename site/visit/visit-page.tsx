import { useRevalidator } from "react-router";
import { EstateCard } from "../listing/estate-card.tsx";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { Anchor } from "../ui/link/anchor.tsx";
import { BookingForm } from "./booking-form.tsx";
import styles from "./visit-page.module.css";
import type { VisitView } from "./visit-view.ts";

/** Books a visit, beside the estate that it is of. */
export function VisitPage({ view }: { readonly view: VisitView }) {
  return (
    <CarriedSay words={view.words}>
      <article className={styles.page}>
        <div className={styles.about}>
          <Heading />
          {view.card && <EstateCard card={view.card} headingLevel="h2" />}
        </div>
        <div className={styles.card}>
          <Booking view={view} />
        </div>
      </article>
    </CarriedSay>
  );
}

function Heading() {
  const say = useSay();
  return <h1>{say("visit.plan")}</h1>;
}

function Booking({ view }: { readonly view: VisitView }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  if (view.booking)
    return <BookingForm view={view} booking={view.booking} onStale={() => void revalidate()} />;
  return (
    <>
      <h2>{say("visit.unavailable")}</h2>
      <p>{view.unavailable}</p>
      <p>
        <Anchor href={view.estateHref}>{say("visit.back")}</Anchor>
      </p>
    </>
  );
}
