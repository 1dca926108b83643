import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useSay } from "#features/site/messages/say-context.tsx";
import { ConsentField } from "./form/consent-field.tsx";
import { FORM_SAYS } from "./form/form-says.ts";
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
const MOST_IN_EMAIL = 254;
const MOST_SIGNS = 500;

/** Shows one listing to one friend. */
export const FriendForm = defineIsland({
  name: "friend-form",
  wake: "touched",
  says: FORM_SAYS,
  Content: ({ estateId, isSent, answer, action }: FriendFormProps) => {
    const say = useSay();
    const names = { maxLength: MOST_IN_NAME, enterKeyHint: "next", isRequired: true } as const;
    const emails = {
      type: "email",
      inputMode: "email",
      enterKeyHint: "next",
      maxLength: MOST_IN_EMAIL,
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
        labels={{ message: say("form.friend.message") }}
        submitLabel={say("form.friend.send")}
        sentTitle={say("form.friend.sent")}
        sentText={<p>{say("form.friend.sent.text")}</p>}
      >
        <div className={styles.pair}>
          <TextField name="firstName" label={say("form.firstName")} autoComplete="given-name" {...names} />
          <TextField name="lastName" label={say("form.lastName")} autoComplete="family-name" {...names} />
        </div>
        <TextField name="email" label={say("form.email")} autoComplete="email" {...emails} />
        <TextField
          name="friendEmail"
          label={say("form.friendEmail")}
          hint={say("form.friendEmail.hint")}
          autoComplete="off"
          {...emails}
        />
        <TextField
          name="message"
          label={say("form.friend.message")}
          hint={say("form.friend.message.hint")}
          lines={3}
          maxLength={MOST_SIGNS}
          enterKeyHint="enter"
        />
        <ConsentField label={say("form.friend.consent")} />
      </VisitorForm>
    );
  },
});
