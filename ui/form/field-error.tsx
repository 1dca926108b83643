import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./field-error.module.css";

/** What is wrong with a control, which names it by this id. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
