import type { MessageKey } from "#domain/locale/translate.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { StayDetails, StayFacts } from "./stay-details.tsx";
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
  const { stay, title, phone, isAskedToWithdraw } = view;
  if (stay && isAskedToWithdraw && !outcome) return <WithdrawQuestion stay={stay} />;
  return (
    <article className={styles.page}>
      <h1>{stay === null ? t("stay.unknown") : title}</h1>
      {outcome && (
        <p className={classNames(styles.notice, styles.failed)} role="alert" tabIndex={-1} data-answer="">
          {t(`stay.${outcome}`)}
        </p>
      )}
      <SendFailed />
      {stay && <Stay stay={stay} />}
      {!stay && <p>{t(stay === null ? "stay.unknown.text" : "visit.away")}</p>}
      <p className={styles.links}>
        {stay && <Anchor href={stay.unit.href}>{t(WAYS[stay.state] ?? "stay.look")}</Anchor>}
        <a href={hrefOfPhone(phone)}>{phone}</a>
      </p>
    </article>
  );
}

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
  return (
    <form method="post" className={styles.ask} data-in-place="" data-send-failed={SEND_FAILED}>
      {stay.hint && <p>{stay.hint}</p>}
      <div className={styles.buttons}>
        {stay.steps.map((step) => (
          <Step key={step} stay={stay} step={step} />
        ))}
      </div>
    </form>
  );
}

/** A button that takes a step, or the way to the question before a request is withdrawn. */
function Step({ stay, step }: StayProps & { readonly step: StayView["steps"][number] }) {
  const t = useTranslate();
  const word = t(`stay.step.${step}`);
  if (step === "withdraw") {
    return (
      <LinkButton href={stay.withdrawHref} look="quiet">
        {word}
      </LinkButton>
    );
  }
  return (
    <Button type="submit" name="intent" value={step} look={step === stay.steps[0] ? "primary" : "quiet"}>
      {word}
    </Button>
  );
}

/** Asks whether a request is to be withdrawn: which stay, the button that does it, and the way back. */
function WithdrawQuestion({ stay }: { readonly stay: StayView }) {
  const t = useTranslate();
  return (
    <article className={styles.page}>
      <h1>{t("stay.withdraw.question")}</h1>
      <SendFailed />
      <dl className={styles.details}>
        <StayFacts stay={stay} />
      </dl>
      <form method="post" className={styles.ask} data-in-place="" data-send-failed={SEND_FAILED}>
        <p>{t("stay.withdraw.text")}</p>
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="withdraw" data-busy={t("stay.withdraw.busy")}>
            {t("stay.step.withdraw")}
          </Button>
          <LinkButton href={stay.href} look="quiet">
            {t("stay.withdraw.keep")}
          </LinkButton>
        </div>
      </form>
    </article>
  );
}

const SEND_FAILED = "step-failed";

/** What the script of a form shows when its request never arrived, by its id. */
function SendFailed() {
  const t = useTranslate();
  return (
    <p
      id={SEND_FAILED}
      className={classNames(styles.notice, styles.failed)}
      role="alert"
      tabIndex={-1}
      hidden
    >
      {t("stay.failed")}
    </p>
  );
}
