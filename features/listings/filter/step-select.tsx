import type { ComponentProps } from "react";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";

type StepSelectProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: number | null;
  /** What it says where no step is chosen. */
  readonly none: string;
  readonly steps: ComponentProps<typeof Select>["options"];
};

/** The least or the most of a price or a surface, or no bound at all. */
export function StepSelect({ id, name, label, chosen, none, steps }: StepSelectProps) {
  return (
    <Field id={id} label={label}>
      {(ids) => (
        <Select
          {...ids}
          name={name}
          defaultValue={chosen === null ? "" : String(chosen)}
          options={[{ value: "", label: none }, ...steps]}
        />
      )}
    </Field>
  );
}
