import { Field } from "#ui/form/field.tsx";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import { useFormField } from "./form-state.ts";

type SelectFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly initial?: string | undefined;
  /** What is said where nothing was chosen; without it the list always has a choice. */
  readonly unchosen?: string | undefined;
};

/** One choice of a list. */
export function SelectField({ name, label, options, initial, unchosen }: SelectFieldProps) {
  const { id, error, value } = useFormField(name);
  return (
    <Field id={id} label={label} error={error}>
      {(ids) => (
        <Select
          name={name}
          required={unchosen !== undefined}
          data-unchosen={unchosen}
          options={options}
          defaultValue={value === undefined ? initial : String(value)}
          {...ids}
        />
      )}
    </Field>
  );
}
