import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { Icon } from "../icon/icon.tsx";

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "style" | "children"> & {
  readonly options: readonly SelectOption[];
  readonly ref?: Ref<HTMLSelectElement>;
};

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={styles.selectBox}>
      <select className={classNames(styles.select, className)} {...rest}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.selectArrow} />
    </span>
  );
}
