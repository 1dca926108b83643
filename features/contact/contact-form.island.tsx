import { NO_SUBJECT } from "#domain/contact/subject.ts";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ConsentField } from "./form/consent-field.tsx";
import { FORM_MESSAGES } from "./form/form-messages.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { SelectField } from "./form/select-field.tsx";
import { TextField } from "./form/text-field.tsx";
import { VisitorForm } from "./form/visitor-form.tsx";
import { VisitorFields } from "./form/visitor-fields.tsx";

export type ContactFormProps = {
  readonly isSent: boolean;
  readonly answer: FormAnswer | null;
  readonly subjects?: readonly string[];
  readonly chosen?: string;
  /** The listing that it is about. */
  readonly estateId?: number;
  /** What stands in the message to begin with. */
  readonly initialMessage?: string | undefined;
  readonly action?: string | undefined;
  readonly className?: string | undefined;
};

const MOST_SIGNS = 5_000;

/** The contact form itself: on a page of the agency's, or about one listing. */
export const ContactForm = defineIsland({
  name: "contact-form",
  hydrate: "touched",
  messages: FORM_MESSAGES,
  Content: ({
    isSent,
    answer,
    subjects = [],
    chosen = NO_SUBJECT,
    estateId,
    initialMessage,
    action,
    className,
  }: ContactFormProps) => {
    const t = useTranslate();
    const locale = useLocale();
    return (
      <VisitorForm
        form="contact"
        handler={hrefOfAjax(locale, "contact-form-handler")}
        isSent={isSent}
        answer={answer}
        action={action}
        className={className}
        hidden={estateId === undefined ? undefined : { estateId }}
        submitLabel={t("form.send")}
        sentTitle={t("form.contact.sent")}
        sentText={<p>{t("form.contact.sent.text")}</p>}
      >
        <VisitorFields />
        {subjects.length > 0 && (
          <SelectField
            name="subject"
            label={t("form.subject")}
            initial={chosen}
            options={[
              { value: NO_SUBJECT, label: t("form.subject.none") },
              ...subjects.map((subject) => ({ value: subject, label: subject })),
            ]}
          />
        )}
        <TextField
          name="message"
          label={t("form.message")}
          lines={estateId === undefined ? 6 : 4}
          maxLength={MOST_SIGNS}
          enterKeyHint="enter"
          initial={initialMessage}
          isRequired
        />
        <ConsentField />
      </VisitorForm>
    );
  },
});
