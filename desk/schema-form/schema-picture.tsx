import { PictureField } from "../media/picture-field.tsx";
import type { FieldDescription } from "./field-description.ts";
import { useSchemaForm } from "./form-place.ts";
import { valueAt } from "#domain/document/value-at.ts";
import { type Place, withValueAt } from "./places.ts";
import { useFrame } from "./schema-field.tsx";

type SchemaPictureProps = { readonly field: Pick<FieldDescription, "name">; readonly place: Place };

/** What the import measured of the former picture is nothing of the next one. */
const MEASURED = ["width", "height", "placeholder"] as const;

/** The picture that a field names. */
export function SchemaPicture({ field, place }: SchemaPictureProps) {
  const { document, set } = useSchemaForm();
  const { value, ...frame } = useFrame(field, place);
  const around = place.slice(0, -1);
  const change = (name: string | null) => {
    const changed = withValueAt(valueAt(document, around), place.slice(-1), name);
    set(
      around,
      MEASURED.reduce((record, measure) => withValueAt(record, [measure], null), changed),
      true,
    );
  };
  return <PictureField {...frame} value={value as string | null} onChange={change} />;
}
