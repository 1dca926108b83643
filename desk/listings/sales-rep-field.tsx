import { ChoiceField } from "../fields/choice-field.tsx";
import { valueAtPath } from "./document/listing-document.ts";
import { byLabel, useEditedListing, useFieldAt } from "./document/use-listing-document.ts";
import { useMessages } from "./messages.ts";
import { type SalesRep, useListingChoices } from "./use-listing-choices.ts";

/** Whom visitors call about it, and whose listing it is at the desk. */
export function SalesRepField() {
  const t = useMessages();
  const { salesReps, colleagues } = useListingChoices();
  const { document } = useEditedListing();
  const { value, onChange, ...field } = useFieldAt<Partial<SalesRep>>("salesRep");
  const published = valueAtPath(document.published ?? {}, "salesRep") as Partial<SalesRep> | undefined;
  const known = [...salesReps, ...colleagues];
  const own = value && !known.some(({ id }) => id === value.id) ? [value] : [];
  // A unit without a sales rep of its own has that of its project.
  const isUnit = valueAtPath(document.document, "general.parentId") != null;
  const choose = (chosen: string) =>
    // What is put back as it was is no change.
    onChange([published, ...known].find((rep) => rep && keyOf(rep) === chosen) ?? value);
  return (
    <ChoiceField
      {...field}
      label={t("salesRep.label")}
      hint={t(value || isUnit ? "salesRep.hint" : "salesRep.noneHint")}
      empty={t("salesRep.none")}
      choices={[...own, ...known].map((rep) => ({ value: keyOf(rep), label: nameOf(rep) })).toSorted(byLabel)}
      value={value ? keyOf(value) : null}
      onChange={(chosen) => (chosen === null ? onChange(null) : choose(chosen))}
    />
  );
}

/** A bundle may name somebody without a number. */
function keyOf({ id, email, firstname, lastname }: Partial<SalesRep>): string {
  return String(id ?? email ?? `${firstname} ${lastname}`);
}

function nameOf({ id, email, firstname, lastname }: Partial<SalesRep>): string {
  return [firstname, lastname].filter(Boolean).join(" ") || email || String(id);
}
