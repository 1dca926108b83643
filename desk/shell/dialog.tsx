import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "#ui/overlay/dialog.module.css";

type DialogProps = {
  readonly title: string;
  /** Without it, nothing but what it asks for closes it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** Escape closes it neither at once nor asked twice. */
const STAYS = { closedby: "none" } as const;

/** Lies over the screen until it is closed; the focus then returns to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the document: only then the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      {...(onClose ? {} : STAYS)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles.inside}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
