import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";
import { SITE } from "../site.ts";
import styles from "./link-form.module.css";

type LinkFormProps = {
  /** Who signs in again. */
  readonly email?: string;
  /** Said once a link was asked for. */
  readonly afterwards?: string;
};

/** Enough to catch a slip; whether the address exists, nobody is told. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for a link by mail. What is said afterwards is the same for every address. */
export function LinkForm({ email: known = "", afterwards }: LinkFormProps) {
  const { t, locale } = useLanguage();
  const [email, setEmail] = useState(known);
  const [isWrong, setIsWrong] = useState(false);
  const sending = useMutation({
    networkMode: "always",
    mutationFn: () => call("POST", "desk/sign-in-links", { email: email.trim(), locale }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isFine = ADDRESS.test(email.trim());
    setIsWrong(!isFine);
    if (isFine) sending.mutate();
    else document.querySelector<HTMLInputElement>("input[type=email]")?.focus();
  };
  if (sending.isSuccess) return <Sent {...{ afterwards }} email={email.trim()} onAgain={sending.reset} />;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field label={t("signIn.email")} error={isWrong && t("signIn.emailWrong")}>
        {(ids) => (
          <input
            {...ids}
            className={fieldStyles.input}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {sending.error && <Notice isUrgent>{t(messageOf(sending.error))}</Notice>}
      <Button type="submit" isBusy={sending.isPending}>
        {t("signIn.button")}
      </Button>
    </form>
  );
}

function messageOf(error: Error) {
  if (!(error instanceof CallFailed)) return "answer.failed";
  if (error.kind === "lost") return "signIn.lost";
  if (error.status === 429) return "signIn.tooMany";
  return error.status === 400 ? "signIn.emailWrong" : "answer.failed";
}

type SentProps = Pick<LinkFormProps, "afterwards"> & { readonly email: string; readonly onAgain: () => void };

function Sent({ email, afterwards, onAgain }: SentProps) {
  const { t } = useLanguage();
  return (
    <output className={styles.form}>
      <p className={styles.sent}>{t("signIn.sentTitle")}</p>
      <p>{t("signIn.sentText", { email, site: SITE.siteName })}</p>
      {afterwards && <p>{afterwards}</p>}
      <Button look="quiet" onClick={onAgain}>
        {t("signIn.change")}
      </Button>
    </output>
  );
}
