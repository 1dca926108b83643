import { hrefOf, hrefOfScreen } from "#domain/locale/href.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { AddressForm } from "./address-form.island.tsx";
import { EditSubscription } from "./edit-subscription.island.tsx";
import styles from "./subscription.module.css";
import type { TokenView } from "./load-token.ts";

type TokenPageProps = { readonly view: TokenView };

/** What a link of the first mail opens: a button that confirms; after that, the subscription itself. */
export function SubscriptionPage({ view }: TokenPageProps) {
  return (
    <div className={styles.page}>
      <SubscriptionState view={view} />
    </div>
  );
}

function SubscriptionState({ view }: TokenPageProps) {
  if (view.kind === "lost" || view.kind === "ended") return <Lost />;
  return view.kind === "unconfirmed" ? <Unconfirmed view={view} /> : <Confirmed view={view} />;
}

function Unconfirmed({ view }: { readonly view: Extract<TokenView, { kind: "unconfirmed" }> }) {
  const t = useTranslate();
  return (
    <>
      <h1>{t("subscription.confirmTitle")}</h1>
      <p className={styles.intro}>{t("subscription.confirmText", { email: view.email })}</p>
      <p className={styles.wish}>{view.summary}</p>
      <form className={styles.stop} method="post">
        <Button type="submit" name="intent" value="confirm">
          {t("subscription.confirm")}
        </Button>
        <StopLink token={view.token} />
      </form>
    </>
  );
}

function Confirmed({ view }: { readonly view: Extract<TokenView, { kind: "confirmed" }> }) {
  const t = useTranslate();
  const [changed, moved] = [useFormAnswer("subscription"), useFormAnswer("address")];
  return (
    <>
      <h1>{t("subscription.editTitle")}</h1>
      {view.isJustConfirmed && <p className={styles.told}>{t("subscription.confirmed")}</p>}
      {view.endsOn && <Ending day={view.endsOn} />}
      <p className={styles.intro}>{t("subscription.editText", { email: view.email })}</p>
      <EditSubscription
        view={view.form}
        token={view.token}
        isSaved={view.isSaved}
        answer={changed}
        className={styles.card}
      />
      <section className={styles.card} aria-labelledby="address">
        <h2 id="address" className={styles.second}>
          {t("subscription.addressTitle")}
        </h2>
        <AddressForm token={view.token} isAsked={view.isAddressAsked} answer={moved} />
      </section>
      <p className={styles.stop}>
        <StopLink token={view.token} />
      </p>
    </>
  );
}

/** Confirming again is all that keeps it. */
function Ending({ day }: { readonly day: string }) {
  const t = useTranslate();
  return (
    <form className={styles.ending} method="post">
      <p>{t("subscription.ending", { day })}</p>
      <Button type="submit" name="intent" value="confirm">
        {t("subscription.keep")}
      </Button>
    </form>
  );
}

function StopLink({ token }: { readonly token: string }) {
  const t = useTranslate();
  return (
    <LinkButton look="bare" href={hrefOf({ type: "unsubscribe", token }, useLocale())}>
      {t("subscription.stop")}
    </LinkButton>
  );
}

/** What the end of every mail leads to: one button, and then it is over. */
export function UnsubscribePage({ view }: TokenPageProps) {
  return (
    <div className={styles.page}>
      <UnsubscribeState view={view} />
    </div>
  );
}

function UnsubscribeState({ view }: TokenPageProps) {
  const t = useTranslate();
  if (view.kind === "ended") {
    return (
      <>
        <h1>{t("subscription.stopped")}</h1>
        <p className={styles.intro}>{t("subscription.stoppedText")}</p>
        <Again />
      </>
    );
  }
  if (view.kind === "lost") return <Lost />;
  return (
    <>
      <h1>{t("subscription.stopTitle")}</h1>
      <p className={styles.wish}>{view.summary}</p>
      <p className={styles.intro}>{t("subscription.stopText")}</p>
      <form method="post">
        <Button type="submit">{t("subscription.stop")}</Button>
      </form>
    </>
  );
}

function Lost() {
  const t = useTranslate();
  return (
    <>
      <h1>{t("subscription.lost")}</h1>
      <p className={styles.intro}>{t("subscription.lostText")}</p>
      <Again />
    </>
  );
}

function Again() {
  const t = useTranslate();
  return (
    <p>
      <LinkButton look="quiet" href={hrefOfScreen(useLocale(), "keepMeInformed")}>
        {t("subscription.again")}
      </LinkButton>
    </p>
  );
}
