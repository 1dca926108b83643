import { type MouseEvent, type Ref, useContext } from "react";
import type { FieldError } from "#contract/problem.ts";
import { useSay } from "../../shell/say-context.tsx";
import { FormContext } from "./form-state.ts";
import { BEGINS_HERE } from "./notices.tsx";
import styles from "./notices.module.css";

type ErrorSummaryProps = { readonly errors: readonly FieldError[]; readonly ref: Ref<HTMLDivElement> };

/** Everything that is wrong, on top of the form; each line leads to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const say = useSay();
  const { idOf } = useContext(FormContext);
  return (
    <div ref={ref} className={styles.problem} role="alert" tabIndex={-1} {...BEGINS_HERE}>
      <p className={styles.title}>{say("form.check")}</p>
      <ul className={styles.list}>
        {errors.map(({ path, message }) => (
          <li key={path + message}>
            <a href={`#${idOf(path)}`} onClick={(event) => focusField(event, idOf(path))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address stays as it is: Back leads to the page before. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
