import { Options } from "./options.tsx";
import { useMessages } from "./messages.ts";

type OfficeChoiceProps = {
  readonly offices: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
};

/** Which office's hours are shown. */
export function OfficeChoice({ offices, chosen, onChoose }: OfficeChoiceProps) {
  const t = useMessages();
  return (
    <Options
      legend={t("office")}
      options={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={String(chosen)}
      onChoose={(id) => onChoose(Number(id))}
    />
  );
}
