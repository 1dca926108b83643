import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./stay-page.module.css";
import type { StayFact, StayView } from "./stay-view.ts";

/** Which home, when, for how many, what it costs, and who asked. */
export function StayDetails({ stay }: { readonly stay: StayView }) {
  const t = useTranslate();
  const { costs, guest } = stay;
  return (
    <dl className={styles.details}>
      <StayFacts stay={stay} />
      {costs.map((cost) => (
        <Fact key={cost.label} {...cost} />
      ))}
      <dt>{t("stay.guest")}</dt>
      <dd>
        <span>{guest.name}</span>
        <span>{guest.email}</span>
        {guest.phone && <span>{guest.phone}</span>}
      </dd>
      {guest.message && (
        <>
          <dt>{t("stay.message")}</dt>
          <dd className={styles.message} dir="auto">
            {guest.message}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Which home, when, and for how many. */
export function StayFacts({ stay: { unit, facts } }: { readonly stay: StayView }) {
  const t = useTranslate();
  return (
    <>
      <dt>{t("stay.home")}</dt>
      <dd>
        <Anchor href={unit.href}>{unit.title}</Anchor>
        {unit.place && <span>{unit.place}</span>}
      </dd>
      {facts.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </>
  );
}

function Fact({ label, value }: StayFact) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
