import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FieldError } from "#ui/form/field-error.tsx";
import inputStyles from "#ui/form/field.module.css";
import { Button } from "#ui/link/button.tsx";
import { useMessages } from "../messages.ts";
import styles from "./link-form.module.css";
import { linkTargetOf } from "./link-target.ts";

type LinkFormProps = {
  readonly href: string | null;
  /** Null takes the link off. */
  readonly onDone: (href: string | null) => void;
  readonly onCancel: () => void;
};

/** Where words of a text lead; no form of its own, since it stands in one. */
export function LinkForm({ href, onDone, onCancel }: LinkFormProps) {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href ?? "");
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const done = () => {
    const target = linkTargetOf(typed);
    setIsWrong(target === null);
    if (target !== null) onDone(target);
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    if (event.key !== "Enter") return;
    event.preventDefault();
    done();
  };
  return (
    <div className={styles.form}>
      <label className={styles.label} htmlFor={id}>
        {t("link.target")}
      </label>
      <input
        id={id}
        ref={field}
        className={inputStyles.input}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldError id={`${id}-error`}>{isWrong && t("link.wrong")}</FieldError>
      <div className={styles.buttons}>
        <Button onClick={done}>{t("link.set")}</Button>
        {href !== null && (
          <Button look="quiet" onClick={() => onDone(null)}>
            {t("link.remove")}
          </Button>
        )}
        <Button look="bare" onClick={onCancel}>
          {t("link.cancel")}
        </Button>
      </div>
    </div>
  );
}
