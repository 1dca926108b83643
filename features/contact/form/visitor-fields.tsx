import { MAX_EMAIL_LENGTH } from "#domain/contact/max-email-length.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { TextField } from "./text-field.tsx";
import styles from "./visitor-form.module.css";

const MOST_IN_NAME = 100;

const MOST_IN_PHONE = 40;

/** Who writes: names, e-mail address and, if they like, a phone number. */
export function VisitorFields({ isPhoneRequired = false }: { readonly isPhoneRequired?: boolean }) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label={t("form.firstName")}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={MOST_IN_NAME}
          isRequired
        />
        <TextField
          name="lastName"
          label={t("form.lastName")}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={MOST_IN_NAME}
          isRequired
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="email"
          label={t("form.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          maxLength={MAX_EMAIL_LENGTH}
          isRequired
        />
        <TextField
          name="phone"
          label={t("form.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={MOST_IN_PHONE}
          isRequired={isPhoneRequired}
        />
      </div>
    </>
  );
}
