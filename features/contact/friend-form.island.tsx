import { MAX_EMAIL_LENGTH } from "#domain/contact/max-email-length.ts";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ConsentField } from "./form/consent-field.tsx";
import { FORM_MESSAGES } from "./form/form-messages.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { TextField } from "./form/text-field.tsx";
import { VisitorForm } from "./form/visitor-form.tsx";
import styles from "./form/visitor-form.module.css";

type FriendFormProps = {
  readonly estateId: number;
  readonly isSent: boolean;
  readonly answer: FormAnswer | null;
  readonly action: string;
};

const MOST_IN_NAME = 50;
const MOST_SIGNS = 500;

/** Shows one listing to one friend. */
export const FriendForm = defineIsland({
  name: "friend-form",
  hydrate: "touched",
  messages: FORM_MESSAGES,
  Content: ({ estateId, isSent, answer, action }: FriendFormProps) => {
    const t = useTranslate();
    const names = { maxLength: MOST_IN_NAME, enterKeyHint: "next", isRequired: true } as const;
    const emails = {
      type: "email",
      inputMode: "email",
      enterKeyHint: "next",
      maxLength: MAX_EMAIL_LENGTH,
      isRequired: true,
    } as const;
    return (
      <VisitorForm
        form="friend"
        handler={hrefOfAjax(useLocale(), "send-to-a-friend")}
        isSent={isSent}
        answer={answer}
        action={action}
        hidden={{ estateId }}
        labels={{ message: t("form.friend.message") }}
        submitLabel={t("form.friend.send")}
        sentTitle={t("form.friend.sent")}
        sentText={<p>{t("form.friend.sent.text")}</p>}
      >
        <div className={styles.pair}>
          <TextField name="firstName" label={t("form.firstName")} autoComplete="given-name" {...names} />
          <TextField name="lastName" label={t("form.lastName")} autoComplete="family-name" {...names} />
        </div>
        <TextField name="email" label={t("form.email")} autoComplete="email" {...emails} />
        <TextField
          name="friendEmail"
          label={t("form.friendEmail")}
          hint={t("form.friendEmail.hint")}
          autoComplete="off"
          {...emails}
        />
        <TextField
          name="message"
          label={t("form.friend.message")}
          hint={t("form.friend.message.hint")}
          lines={3}
          maxLength={MOST_SIGNS}
          enterKeyHint="enter"
        />
        <ConsentField label={t("form.friend.consent")} />
      </VisitorForm>
    );
  },
});
