import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { useSignedIn } from "../session/use-signed-in.ts";
import { useLanguage } from "../language/language.tsx";
import { LinkForm } from "./link-form.tsx";
import styles from "./link-form.module.css";
import { SignInPage } from "./sign-in-page.tsx";

/** Where nobody is signed in. */
export function SignIn() {
  const { t } = useLanguage();
  const signedIn = useSignedIn();
  return (
    <SignInPage title={t("signIn.title")}>
      <p className={styles.text}>{t("signIn.text")}</p>
      <LinkForm />
      <PasskeySignIn onSignedIn={signedIn} />
      <SignInNotes />
    </SignInPage>
  );
}

export function SignInNotes() {
  const { t } = useLanguage();
  return (
    <div className={styles.notes}>
      <p>{t("signIn.once")}</p>
      <p>{t("signIn.help")}</p>
    </div>
  );
}
