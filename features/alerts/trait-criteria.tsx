import { AMENITY_IDS } from "#domain/listing/amenities.ts";
import { SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import type { Criteria } from "#domain/alerts/criteria.ts";
import { useFormField } from "#features/contact/form/form-state.ts";
import { SelectField } from "#features/contact/form/select-field.tsx";
import { TextField } from "#features/contact/form/text-field.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { RADII } from "#domain/place/radii.ts";
import type { Choice } from "./subscription-form-view.ts";
import boxes from "#ui/form/checkbox-group.module.css";
import styles from "./subscription.module.css";

const MOST_DIGITS = 8;

type TraitCriteriaProps = { readonly criteria: Criteria };

/** What a home has, how large and how new it is, what it needs to heat. */
export function TraitCriteria({ criteria }: TraitCriteriaProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.row}>
        <fieldset className={boxes.group}>
          <legend className={boxes.legend}>{t("listing.amenities")}</legend>
          {AMENITY_IDS.map((id) => (
            <Tick key={id} name={id} label={t(`listing.amenity.${id}`)} isTicked={criteria[id] === 1} />
          ))}
        </fieldset>
      </div>
      <div className={styles.pair}>
        <TextField
          name="area-min"
          label={t("subscription.areaMin")}
          inputMode="numeric"
          maxLength={MOST_DIGITS}
          initial={textOf(criteria.areaMin)}
        />
        <TextField
          name="plot-min"
          label={t("subscription.plotMin")}
          inputMode="numeric"
          maxLength={MOST_DIGITS}
          initial={textOf(criteria.plotMin)}
        />
        <div>
          <SelectField
            name="epc-min"
            label={t("listing.epcLabel")}
            initial={textOf(criteria.epcMin)}
            options={[
              { value: "", label: t("listing.epcAny") },
              ...SINGLE_ENERGY_LABELS.map((label) => ({ value: label, label })),
            ]}
          />
          <Tick name="epc-unknown" label={t("listing.epcUnknown")} isTicked={criteria.epcUnknown === 1} />
        </div>
        <SelectField
          name="new"
          label={t("listing.newOrExisting")}
          initial={textOf(criteria.newBuild)}
          options={[
            { value: "", label: t("listing.newAny") },
            { value: "1", label: t("listing.newBuild") },
            { value: "0", label: t("listing.existing") },
          ]}
        />
      </div>
    </>
  );
}

function textOf(value: number | string | null | undefined): string {
  return value?.toString() ?? "";
}

/** Sub types that a search brought: each can be taken off. */
export function SubTypes({ options }: { readonly options: readonly Choice[] }) {
  const t = useTranslate();
  if (options.length === 0) return null;
  return (
    <div className={styles.row}>
      <fieldset className={boxes.group}>
        <legend className={boxes.legend}>{t("listing.subType")}</legend>
        {options.map(({ value, label }) => (
          <Tick key={value} name="subType" value={value} label={label} isTicked />
        ))}
      </fieldset>
    </div>
  );
}

/** How far around all places that are followed. */
export function RadiusField({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslate();
  const { radius = null }: Partial<Criteria> = criteria;
  return (
    <SelectField
      name="radius"
      label={t("listing.radius")}
      initial={textOf(radius)}
      options={[
        { value: "", label: t("listing.radiusNone") },
        ...RADII.map((km) => ({ value: String(km), label: t("listing.radiusOption", { radius: km }) })),
      ]}
    />
  );
}

type TickProps = {
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly isTicked: boolean;
};

export function Tick({ name, value: own = "1", label, isTicked }: TickProps) {
  const { id, value } = useFormField(name);
  return (
    <label className={boxes.option}>
      <input
        className={boxes.input}
        type="checkbox"
        id={own === "1" ? id : `${id}-${own}`}
        name={name}
        value={own}
        defaultChecked={value === undefined ? isTicked : [value].flat().includes(own)}
      />
      <span>{label}</span>
    </label>
  );
}
