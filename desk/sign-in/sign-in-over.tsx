import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "../language/language.tsx";
import { hearOtherTabs } from "../session/other-tabs.ts";
import { goOn, signInAgain } from "../api/sign-in-again.ts";
import { findSession, SESSION_KEY, usePerson } from "../session/session.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { LinkForm } from "./link-form.tsx";

const LOOK_AGAIN_MS = 3_000;

/** Over the screen, where the session ended in the middle: what was being done goes on as soon as somebody signed in again. */
export function SignInOver() {
  const isNeeded = useSyncExternalStore(signInAgain.subscribe, signInAgain.isNeeded);
  return isNeeded ? <Again /> : null;
}

function Again() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { id, email } = usePerson();
  // The link of the mail opens in a tab of its own.
  const { data, refetch } = useQuery({
    queryKey: [...SESSION_KEY, "again"],
    queryFn: findSession,
    refetchInterval: LOOK_AGAIN_MS,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => hearOtherTabs(() => void refetch()), [refetch]);
  useEffect(() => {
    if (!data) return;
    // Nobody takes over what somebody else was doing.
    if (data.person.id !== id) return location.reload();
    client.setQueryData(SESSION_KEY, data);
    goOn();
  }, [data, id, client]);
  return (
    <Dialog title={t("signIn.again")}>
      <p>{t("signIn.againText")}</p>
      <LinkForm email={email} afterwards={t("signIn.againWaiting")} />
      <PasskeySignIn onSignedIn={() => refetch()} />
    </Dialog>
  );
}
