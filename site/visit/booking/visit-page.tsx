import { useRevalidator } from "react-router";
import { BesideEstate } from "../../contact/beside-estate.tsx";
import { CarriedSay } from "../../shell/words/carried-say.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import { Anchor } from "../../ui/link/anchor.tsx";
import { BookingForm } from "./booking-form.tsx";
import styles from "./visit-page.module.css";
import type { VisitView } from "./visit-view.ts";

type VisitPageProps = { readonly view: VisitView };

/** Books a visit, beside the estate that it is of. */
export function VisitPage({ view }: VisitPageProps) {
  return (
    <CarriedSay words={view.words}>
      <Visit view={view} />
    </CarriedSay>
  );
}

function Visit({ view }: VisitPageProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const { booking, card } = view;
  return (
    <BesideEstate heading={say("visit.plan")} card={card}>
      {booking ? (
        <BookingForm view={view} booking={booking} onStale={() => void revalidate()} />
      ) : (
        <Unavailable view={view} />
      )}
    </BesideEstate>
  );
}

function Unavailable({ view }: VisitPageProps) {
  const say = useSay();
  return (
    <div className={styles.unavailable}>
      <h2>{say("visit.unavailable")}</h2>
      <p>{view.unavailable}</p>
      <p>
        <Anchor href={view.estateHref}>{say("visit.back")}</Anchor>
      </p>
    </div>
  );
}
