import { Field } from "#ui/form/field.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { ChangedMark } from "./changed-mark.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { useMessages } from "./messages.ts";
import type { ComponentProps } from "react";

type LabelledFieldProps = Omit<FieldProps<unknown>, "value" | "onChange"> &
  Pick<ComponentProps<typeof Field>, "children" | "className">;

/** Label with its marks, control, hint and error: the frame of every field that is one control. */
export function LabelledField({ label, isChanged, isLocked, ...rest }: LabelledFieldProps) {
  return (
    <Field
      {...rest}
      label={
        <>
          {label}
          {isLocked && <LockMark />}
          <ChangedMark isChanged={isChanged} />
        </>
      }
    />
  );
}

/** Beside what only another system changes. */
export function LockMark() {
  const t = useMessages();
  return (
    <span className={styles.lock}>
      <DeskIcon name="lock" />
      <VisuallyHidden> ({t("locked")})</VisuallyHidden>
    </span>
  );
}
