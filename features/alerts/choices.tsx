import { useFormField } from "#features/contact/form/form-state.ts";
import { CheckboxGroup } from "#ui/form/checkbox-group.tsx";
import type { Choice } from "./subscription-form-view.ts";
import styles from "./subscription.module.css";

type ChoicesProps = {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Choice[];
  readonly initial: ReadonlyArray<number | string>;
  readonly isLegendHidden?: boolean;
  readonly type?: "checkbox" | "radio";
};

/** A question with one answer is not asked. */
export function Choices({ name, legend, options, initial, ...rest }: ChoicesProps) {
  const { id, value } = useFormField(name);
  const checked = value === undefined ? initial.map(String) : [value].flat();
  if (options.length < 2) return null;
  return (
    <div id={id} tabIndex={-1} className={styles.choices}>
      <CheckboxGroup name={name} legend={legend} options={options} checked={checked} {...rest} />
    </div>
  );
}
