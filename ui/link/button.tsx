import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./button.module.css";
import { classNames } from "../class-names.ts";

export type ButtonLook = "primary" | "quiet" | "bare";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> & {
  readonly look?: ButtonLook;
  /** Keeps the button's width and place while its work runs; it can't be pressed twice meanwhile. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

export function Button({
  look = "primary",
  isBusy = false,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[look], className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={styles.words}>{children}</span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
