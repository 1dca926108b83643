import type { ReactNode } from "react";

/** What every field of a form takes. */
export type FieldProps<Value> = {
  /** Where something else on the screen leads to the control. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: Value | null | undefined;
  /** Null is an empty field. */
  readonly onChange: (value: Value | null) => void;
  /** What is wrong with the value, in the words of whoever found it. */
  readonly error?: ReactNode;
  /** Whether it differs from what is published. */
  readonly isChanged?: boolean | undefined;
  /** Whether somebody else alone changes it. */
  readonly isLocked?: boolean | undefined;
};
