import { textOf, type Multilingual } from "#domain/locale/multilingual.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { MultilingualField } from "../fields/multilingual-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { TownField } from "../fields/town-field.tsx";
import { valueAtPath } from "./document/listing-document.ts";
import { byLabel, useEditedListing, useFieldAt } from "./document/use-listing-document.ts";
import styles from "./listing.module.css";
import { useMessages } from "./messages.ts";
import { useListingChoices } from "./use-listing-choices.ts";

/** What it is and where it stands; of a hidden address visitors see the town alone. */
export function AddressCard() {
  const t = useMessages();
  const { document } = useEditedListing();
  const { onChange: showAddress, ...visible } = useFieldAt<boolean>("general.address.visible");
  const isShown = valueAtPath(document.document, "general.address.visible") !== false;
  return (
    <Card title={t("address.title")}>
      <div className={styles.fields}>
        <HeadTypeField />
        <TownField {...useFieldAt("general.address.city")} label={t("address.town")} />
        <div className={styles.wide}>
          <MultilingualField
            {...useFieldAt<Multilingual>("general.address.street")}
            label={t("address.street")}
            kind="line"
          />
        </div>
        <TextField {...useFieldAt<string>("general.address.number")} label={t("address.number")} max={20} />
        <TextField {...useFieldAt<string>("general.address.box")} label={t("address.box")} max={20} />
        <NumberField
          {...useFieldAt<number>("general.address.location.latitude")}
          label={t("address.latitude")}
          hint={t("address.pointHint")}
          decimals={7}
          min={-90}
          max={90}
        />
        <NumberField
          {...useFieldAt<number>("general.address.location.longitude")}
          label={t("address.longitude")}
          decimals={7}
          min={-180}
          max={180}
        />
        <SwitchField
          {...visible}
          label={t("address.visible")}
          hint={t("address.visibleMeans")}
          value={isShown}
          // Shown unless said.
          onChange={(shows) => showAddress(shows ? null : false)}
        />
      </div>
    </Card>
  );
}

function HeadTypeField() {
  const t = useMessages();
  const { locale } = useLanguage();
  const { headTypes } = useListingChoices();
  const { value, onChange, ...field } = useFieldAt<{ readonly id: number }>("general.headType");
  return (
    <ChoiceField
      {...field}
      label={t("address.headType")}
      choices={headTypes
        .map(({ id, name }) => ({ value: String(id), label: textOf(name, locale) }))
        .toSorted(byLabel)}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(id === null ? null : { id: Number(id) })}
    />
  );
}
