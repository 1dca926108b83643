import { useState } from "react";
import { classNames } from "#ui/class-names.ts";
import inputStyles from "#ui/form/field.module.css";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { LabelledField } from "./labelled-field.tsx";
import { useMessages } from "./messages.ts";
import { numberText, readNumber } from "./read-number.ts";

/** A text is what could not be read as a number: it is kept as it was typed, and refused on publishing. */
type NumberFieldProps = FieldProps<number | string> & {
  /** Behind the number. Example: m². */
  readonly unit?: string | undefined;
  readonly isMoney?: boolean | undefined;
  readonly decimals?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether thousands have a point; a year has none. */
  readonly isGrouped?: boolean | undefined;
};

/** A number with its unit, typed as in Belgium: 1.250,50. */
export function NumberField({
  unit,
  isMoney = false,
  decimals = 2,
  min,
  max,
  isGrouped,
  ...props
}: NumberFieldProps) {
  const t = useMessages();
  const { value, onChange, isLocked, error, ...frame } = props;
  const shown = textOf(value, { isMoney, ...(isGrouped !== undefined && { isGrouped }) });
  const [typed, setTyped] = useState({ text: shown, value });
  const text = typed.value === value ? typed.text : shown;
  const change = (next: string) => {
    const read = readNumber(next, decimals);
    const changed = read === undefined ? next : read;
    setTyped({ text: next, value: changed });
    onChange(changed);
  };
  const wrong =
    typeof value === "string"
      ? t(decimals === 0 ? "number.whole" : "number.wrong")
      : outside(value, { min, max }, (limit) => numberText(limit), t);
  return (
    <LabelledField {...frame} isLocked={isLocked} error={wrong ?? error}>
      {(ids) => (
        <span className={classNames(styles.figure, isMoney && styles.money)}>
          {isMoney && <span aria-hidden="true">€</span>}
          <input
            {...ids}
            className={inputStyles.input}
            inputMode={decimals === 0 ? "numeric" : "decimal"}
            autoComplete="off"
            maxLength={30}
            readOnly={isLocked}
            value={text}
            onChange={({ target }) => change(target.value)}
            onBlur={() => setTyped({ text: shown, value })}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </LabelledField>
  );
}

function textOf(value: number | string | null | undefined, how: Parameters<typeof numberText>[1]): string {
  return typeof value === "number" ? numberText(value, how) : (value ?? "");
}

type Limits = { readonly min: number | undefined; readonly max: number | undefined };

function outside(
  value: number | null | undefined,
  { min, max }: Limits,
  say: (limit: number) => string,
  t: ReturnType<typeof useMessages>,
): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (min !== undefined && value < min) return t("number.min", { min: say(min) });
  if (max !== undefined && value > max) return t("number.max", { max: say(max) });
  return undefined;
}
