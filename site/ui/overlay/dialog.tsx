import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { CloseButton } from "./close-button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  readonly title: string;
  /** What its cross says. */
  readonly close: string;
  /** Grows each time the visitor asks for it. */
  readonly openings: number;
  readonly children: ReactNode;
};

/** A part above the page; what was typed in it is still there when it is opened again. */
export function Dialog({ title, close, openings, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openings === 0 || dialog.current?.open) return;
    dialog.current?.showModal();
    // Not the first field: a phone would cover a form with its keyboard before anyone has read what it asks.
    heading.current?.focus();
  }, [openings]);
  // Out of what it was opened from, whose look is not its own.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <CloseButton className={styles.close} label={close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>,
    document.body,
  );
}
