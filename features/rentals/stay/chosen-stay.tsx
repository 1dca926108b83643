import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { CALENDAR_ANCHOR } from "./calendar-view.ts";
import styles from "./chosen-stay.module.css";
import { CHOSEN_ANCHOR, type ChosenStayView } from "./chosen-stay-view.ts";
import { StayCosts } from "./stay-costs.tsx";

type Free = Extract<ChosenStayView, { readonly kind: "free" }>;

/** The stay that the visitor came with or chose here, and what it costs; its place stays where there is none. */
export function ChosenStay({ stay }: { readonly stay: ChosenStayView | null }) {
  const t = useTranslate();
  return (
    <div id={CHOSEN_ANCHOR} className={styles.place}>
      {stay?.kind === "taken" && (
        <p className={styles.taken}>
          <Icon name="alert" /> <span>{t("rentals.chosen.taken")}</span>
        </p>
      )}
      {stay?.kind === "free" && (
        <>
          <Days stay={stay} />
          <StayCosts stay={stay} />
        </>
      )}
    </div>
  );
}

function Days({ stay }: { readonly stay: Free }) {
  const t = useTranslate();
  return (
    <section className={styles.card} aria-labelledby="stay-title">
      <div className={styles.head}>
        <h2 id="stay-title">
          <Icon name="check" /> {t("rentals.chosen.title")}
        </h2>
        <Anchor href={`#${CALENDAR_ANCHOR}`}>{t("rentals.chosen.change")}</Anchor>
      </div>
      <dl className={styles.days}>
        <div>
          <dt>{t("rentals.arrival")}</dt>
          <dd>{stay.start}</dd>
        </div>
        <Icon name="arrow" />
        <div>
          <dt>{t("rentals.departure")}</dt>
          <dd>{stay.end}</dd>
        </div>
      </dl>
      <div className={styles.persons}>
        <span>{t("rentals.persons")}</span>
        <Step href={stay.fewerHref} label={t("rentals.chosen.fewer")} sign="−" />
        <output>{stay.persons}</output>
        <Step href={stay.moreHref} label={t("rentals.chosen.more")} sign="+" />
      </div>
    </section>
  );
}

type StepProps = { readonly href: string | null; readonly label: string; readonly sign: string };

/** A link, so that it works without scripts; what can't be pressed is no link. */
function Step({ href, label, sign }: StepProps) {
  if (!href)
    return (
      <span className={styles.step} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <Anchor className={styles.step} href={href} data-stay-persons="" aria-label={label}>
      {sign}
    </Anchor>
  );
}
