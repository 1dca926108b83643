import { NumberField } from "../fields/number-field.tsx";
import type { FieldDescription } from "./field-description.ts";
import { useSchemaForm } from "./form-place.ts";
import { useMessages } from "./messages.ts";
import { withValueAt } from "./places.ts";
import { type SchemaFieldProps, useFrame } from "./schema-field.tsx";
import styles from "./schema-form.module.css";

type Point = { readonly latitude?: number; readonly longitude?: number };

const DEGREES = { latitude: 90, longitude: 180 } as const;
/** A step of the last one is a centimetre. */
const DECIMALS = 7;

/** A point on the map, in degrees; with neither of both there is none. */
export function PointField({ field, place }: SchemaFieldProps<FieldDescription>) {
  const t = useMessages();
  const { set, errorAt } = useSchemaForm();
  const { id, label, hint, value, isChanged } = useFrame(field, place);
  const point = (value ?? {}) as Point;
  const change = (name: keyof Point, degrees: number | string | null) => {
    const next = withValueAt(point, [name], degrees);
    set(place, Object.keys(next).length > 0 ? next : null);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {(["latitude", "longitude"] as const).map((name) => (
        <NumberField
          key={name}
          id={`${id}.${name}`}
          label={t(`field.${name}`)}
          decimals={DECIMALS}
          min={-DEGREES[name]}
          max={DEGREES[name]}
          value={point[name]}
          isChanged={isChanged}
          error={errorAt([...place, name])}
          onChange={(degrees) => change(name, degrees)}
        />
      ))}
    </fieldset>
  );
}
