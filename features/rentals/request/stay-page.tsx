import type { MessageKey } from "#domain/locale/translate.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import styles from "./stay-page.module.css";
import type { StayOutcome, StayPageView, StayView } from "./stay-view.ts";

type StayPageProps = {
  readonly view: StayPageView;
  /** Why the step that was asked for was not taken. */
  readonly outcome: StayOutcome | null;
};

/** A request for a stay: what became of it, and the buttons of whoever opened the link. */
export function StayRequestPage({ view, outcome }: StayPageProps) {
  const t = useTranslate();
  const { stay, title, phone } = view;
  return (
    <article className={styles.page}>
      <h1>{stay === null ? t("stay.unknown") : title}</h1>
      {outcome && (
        <p className={classNames(styles.notice, styles.failed)} role="alert" tabIndex={-1} data-answer="">
          {t(`stay.${outcome}`)}
        </p>
      )}
      <p
        id={SEND_FAILED}
        className={classNames(styles.notice, styles.failed)}
        role="alert"
        tabIndex={-1}
        hidden
      >
        {t("stay.failed")}
      </p>
      {stay && <Stay stay={stay} />}
      {!stay && <p>{t(stay === null ? "stay.unknown.text" : "visit.away")}</p>}
      <p className={styles.links}>
        {stay && <Anchor href={stay.unit.href}>{t(WAYS[stay.state] ?? "stay.look")}</Anchor>}
        <a href={hrefOfPhone(phone)}>{phone}</a>
      </p>
    </article>
  );
}

/** What the form's script shows when its request never arrived. */
const SEND_FAILED = "step-failed";

/** Where whoever has no stay here can go on. */
const WAYS: { readonly [state in StayView["state"]]?: MessageKey } = {
  refused: "stay.others",
  withdrawn: "stay.again",
  expired: "stay.again",
};

type StayProps = { readonly stay: StayView };

function Stay({ stay }: StayProps) {
  const isDone = stay.state === "confirmed" || stay.state === "accepted";
  return (
    <>
      <output className={classNames(styles.notice, isDone && styles.done)} tabIndex={-1} data-answer="">
        <span>{stay.notice.title}</span>
        {stay.notice.text && <span className={styles.more}>{stay.notice.text}</span>}
      </output>
      {stay.steps.length > 0 && <Steps stay={stay} />}
      <StayDetails stay={stay} />
    </>
  );
}

function Steps({ stay }: StayProps) {
  const t = useTranslate();
  const [first] = stay.steps;
  const word = (step: StayView["steps"][number]) => t(`stay.step.${step}`);
  return (
    <form method="post" className={styles.ask} data-in-place="" data-send-failed={SEND_FAILED}>
      {stay.hint && <p>{stay.hint}</p>}
      <div className={styles.buttons}>
        {stay.steps.map((step) => (
          <Button
            key={step}
            type="submit"
            name="intent"
            value={step}
            look={step === first && step !== "withdraw" ? "primary" : "quiet"}
          >
            {word(step)}
          </Button>
        ))}
      </div>
    </form>
  );
}

function StayDetails({ stay }: { readonly stay: StayView }) {
  const t = useTranslate();
  const { unit, facts, guest } = stay;
  return (
    <dl className={styles.details}>
      <dt>{t("stay.home")}</dt>
      <dd>
        <Anchor href={unit.href}>{unit.title}</Anchor>
        {unit.place && <span>{unit.place}</span>}
      </dd>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
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
