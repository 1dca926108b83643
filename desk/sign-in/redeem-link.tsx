import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Button } from "#ui/link/button.tsx";
import { useLocation } from "wouter";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Person } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { useSignedIn } from "../session/use-signed-in.ts";
import { Notice } from "../shell/notice.tsx";
import { SITE } from "../site.ts";
import { LinkForm } from "./link-form.tsx";
import styles from "./link-form.module.css";
import { SignIn, SignInNotes } from "./sign-in.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const readSecret = () => location.hash.slice(1);

/** A link that opens in the tab where it was asked for changes the fragment alone. */
function hearNewSecret(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** Where a mailed link leads, whichever came last: each has a page of its own. */
export function RedeemLink() {
  const secret = useSyncExternalStore(hearNewSecret, readSecret);
  return secret ? <Redeem key={secret} secret={secret} /> : <SignIn />;
}

/** Its secret is used by the press of the button alone, not by a program that opens links. */
function Redeem({ secret }: { readonly secret: string }) {
  const { t } = useLanguage();
  const signedIn = useSignedIn();
  const [, go] = useLocation();
  const enter = async () => {
    await signedIn();
    go("/", { replace: true });
  };
  const entering = useMutation({
    networkMode: "always",
    mutationFn: () => call<Person>("POST", "desk/sessions", { secret }),
    onSuccess: enter,
  });
  const { error } = entering;
  const isOver = error instanceof CallFailed && (error.code === "sign-in-link" || error.status === 400);
  if (isOver)
    return (
      <SignInPage title={t("signIn.linkOver")}>
        <p className={styles.text}>{t("signIn.linkOverText")}</p>
        <LinkForm />
        <PasskeySignIn onSignedIn={enter} />
        <SignInNotes />
      </SignInPage>
    );
  return (
    <SignInPage title={t("signIn.linkTitle")}>
      <div className={styles.form}>
        <p>{t("signIn.linkText", { site: SITE.siteName })}</p>
        {error && <Notice isUrgent>{t(messageOf(error))}</Notice>}
        <Button isBusy={entering.isPending} onClick={() => entering.mutate()}>
          {t("signIn.enter")}
        </Button>
      </div>
    </SignInPage>
  );
}

function messageOf(error: Error) {
  if (error instanceof CallFailed && error.kind === "lost") return "signIn.lost";
  return error instanceof CallFailed && error.status === 429 ? "signIn.tooMany" : "answer.failed";
}
