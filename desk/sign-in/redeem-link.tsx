import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import { useLocation } from "wouter";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Person } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { useSignedIn } from "../session/use-signed-in.ts";
import { Notice } from "../shell/notice.tsx";
import { SITE } from "../site.ts";
import { LinkForm } from "./link-form.tsx";
import styles from "./link-form.module.css";
import { SignIn, SignInNotes } from "./sign-in.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/** Where a mailed link leads: its secret is used by the press of the button alone, not by a program that opens links. */
export function RedeemLink() {
  const { t } = useLanguage();
  const signedIn = useSignedIn();
  const [, go] = useLocation();
  const [secret] = useState(() => location.hash.slice(1));
  const enter = async () => {
    await signedIn();
    go("/", { replace: true });
  };
  const entering = useMutation({
    networkMode: "always",
    mutationFn: () => call<Person>("POST", "desk/sessions", { secret }),
    onSuccess: enter,
  });
  if (!secret) return <SignIn />;
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
