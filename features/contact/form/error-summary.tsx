import type { KeyEnd } from "#domain/locale/translate.ts";
import { type MouseEvent, type Ref, useContext } from "react";
import type { FieldError } from "#platform/http/api/problem.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { FormContext } from "./form-state.ts";
import { BEGINS_HERE } from "./notices.tsx";
import styles from "./notices.module.css";

type ErrorSummaryProps = {
  readonly errors: readonly FieldError[];
  readonly labels: Readonly<Record<string, string>> | undefined;
  readonly ref: Ref<HTMLDivElement>;
};

/** Fields whose label is the same in every form. */
const LABELLED = [
  "email",
  "firstName",
  "friendEmail",
  "lastName",
  "message",
  "phone",
  "privacy",
  "subject",
] as const satisfies ReadonlyArray<KeyEnd<"form">>;

/** Everything that is wrong, on top of the form; each line leads to its field. */
export function ErrorSummary({ errors, labels, ref }: ErrorSummaryProps) {
  const t = useTranslate();
  const { idOf } = useContext(FormContext);
  const labelOf = (name: string) => {
    const field = LABELLED.find((one) => one === name);
    return labels?.[name] ?? (field ? t(`form.${field}`) : null);
  };
  const faultOf = (label: string | null, message: string) =>
    label ? t("form.fault", { label, message }) : message;
  return (
    <div ref={ref} className={styles.problem} role="alert" tabIndex={-1} {...BEGINS_HERE}>
      <p className={styles.title}>{t("form.check")}</p>
      <ul className={styles.list}>
        {errors.toSorted(consentLast).map(({ path, message }) => (
          <li key={path + message}>
            <a href={`#${idOf(path)}`} onClick={(event) => focusField(event, idOf(path))}>
              {faultOf(labelOf(path), message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As it stands in every form. */
function consentLast(one: FieldError, other: FieldError): number {
  return Number(one.path === "privacy") - Number(other.path === "privacy");
}

/** The address stays as it is: Back leads to the page before. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
