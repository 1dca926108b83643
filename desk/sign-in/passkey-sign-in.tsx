import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Person } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Notice } from "../shell/notice.tsx";
import { hasPasskeys, type PasskeyQuestion, reasonOf, signWithPasskey } from "./browser-passkeys.ts";
import styles from "./passkey-sign-in.module.css";

type PasskeySignInProps = { readonly onSignedIn: () => unknown };

/** The second way in, where the browser has it: a finger, a face or the code of the device. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { t } = useLanguage();
  const entering = useMutation({ networkMode: "always", mutationFn: enter, onSuccess: onSignedIn });
  if (!hasPasskeys()) return null;
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>{t("passkey.or")}</p>
      {entering.error && <Notice isUrgent>{t(messageOf(entering.error))}</Notice>}
      <Button look="quiet" isBusy={entering.isPending} onClick={() => entering.mutate()}>
        <DeskIcon name="key" />
        {t("passkey.signIn")}
      </Button>
    </div>
  );
}

async function enter(): Promise<Person> {
  const asked = await call<PasskeyQuestion>("POST", "desk/passkey-sign-in/options");
  return call<Person>("POST", "desk/passkey-sign-in", { response: await signWithPasskey(asked) });
}

function messageOf(error: Error) {
  if (!(error instanceof CallFailed)) {
    return reasonOf(error) === "cancelled" ? "passkey.signInCancelled" : "passkey.signInFailed";
  }
  if (error.kind === "lost") return "signIn.lost";
  if (error.status === 429) return "signIn.tooMany";
  return error.code === "passkey" ? "passkey.unknown" : "answer.failed";
}
