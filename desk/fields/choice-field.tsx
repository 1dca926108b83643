import { Select } from "#ui/form/select.tsx";
import type { FieldProps } from "./field-props.ts";
import { LabelledField } from "./labelled-field.tsx";
import { useMessages } from "./messages.ts";

export type Choice = { readonly value: string; readonly label: string };

type ChoiceFieldProps = FieldProps<string> & {
  readonly choices: readonly Choice[];
  /** What stands there while nothing is chosen; false where something must be. */
  readonly empty?: string | false | undefined;
};

/** One of several words. */
export function ChoiceField({ choices, empty, value, onChange, isLocked, ...frame }: ChoiceFieldProps) {
  const t = useMessages();
  const isOffered = value == null || choices.some((choice) => choice.value === value);
  const options = [
    ...(empty === false && value != null ? [] : [{ value: "", label: empty || t("choice.empty") }]),
    ...choices,
    // What a bundle brought stays what it is until something else is chosen.
    ...(isOffered ? [] : [{ value: value!, label: value! }]),
  ];
  return (
    <LabelledField {...frame} isLocked={isLocked}>
      {(ids) => (
        <Select
          {...ids}
          options={options}
          disabled={isLocked}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        />
      )}
    </LabelledField>
  );
}
