import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormContext } from "./form-state.ts";
import { FailedNotice, SentNotice } from "./notices.tsx";
import { FORM_FIELD, idOfThanks, TRAP_FIELD } from "../sending/sent-fields.ts";
import { useVisitorForm, type VisitorFormOptions } from "./use-visitor-form.ts";
import styles from "./visitor-form.module.css";

export type VisitorFormProps = VisitorFormOptions & {
  /** Where it goes without scripts, when that is not the page that it stands on. */
  readonly action?: string | undefined;
  /** Fields that the visitor does not fill in. */
  readonly hidden?: Readonly<Record<string, string | number>> | undefined;
  /** How fields are called in the summary of errors, where that is not `form.` and the name among the words. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly submitLabel: string;
  /** What stands in the place of the fields once it is sent. */
  readonly sentTitle: string;
  readonly sentText: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A form that a visitor sends to the agency: by script with answers in place, or else to the page's own address. Its fields
 * take their errors and what was typed before from it; what the visitor typed stays until it is sent.
 */
export function VisitorForm({
  action,
  hidden,
  labels,
  submitLabel,
  sentTitle,
  sentText,
  className,
  children,
  ...options
}: VisitorFormProps) {
  const t = useTranslate();
  const { state, status, errors, focused, handlers } = useVisitorForm(options);
  const form = useRef<HTMLFormElement>(null);
  const begin = useEffectEvent(handlers.onFocus);
  useEffect(() => {
    // The focus came into it before this code did.
    if (form.current?.contains(document.activeElement)) begin();
  }, []);
  if (status.kind === "sent") {
    return <SentNotice ref={focused} id={idOfThanks(options.form)} title={sentTitle} text={sentText} />;
  }
  const isSending = status.kind === "sending";
  return (
    <FormContext value={state}>
      <form
        ref={form}
        className={classNames(styles.form, className)}
        method="post"
        // A part of the page in its address would come before what the answer says.
        action={action ?? "#"}
        // Browsers complain in their own language; what is wrong is said in the page's.
        noValidate
        aria-busy={isSending || undefined}
        {...handlers}
      >
        <input type="hidden" name={FORM_FIELD} value={options.form} />
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {errors.length > 0 && <ErrorSummary ref={focused} errors={errors} labels={labels} />}
        {children}
        <Honeypot />
        {status.kind === "failed" && (
          <FailedNotice ref={focused} status={status.status} detail={status.detail} />
        )}
        <p className={styles.submit}>
          <Button type="submit" isBusy={isSending}>
            {submitLabel}
          </Button>
          <output className={styles.progress}>{isSending && t("form.sending")}</output>
        </p>
      </form>
    </FormContext>
  );
}

/** A field that only programs fill in; nobody sees, hears or reaches it, and it says so to who does. */
function Honeypot() {
  const t = useTranslate();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t("form.honeypot")}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
