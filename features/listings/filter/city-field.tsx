/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a combobox with a list of its own is what the ARIA practices describe; the keys are the field's. */
import { useId } from "react";
import { formatNumber } from "#domain/locale/number.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./city-field.module.css";
import { type Place, type PlacesOf, useCityField } from "./use-city-field.ts";

type CityFieldProps = {
  /** Where the field stands in a part that has no ids of React's. */
  readonly id?: string;
  readonly label: string;
  readonly placeholder: string;
  /** What is said where the words mean no city. */
  readonly none?: string;
  /** Whose places it offers, with their counts; of all that are known it says none. */
  readonly placesOf: PlacesOf;
  /** Keeps the name in the field once a place is chosen; otherwise the field is empty again for the next one. */
  readonly keepsChoice?: boolean;
  readonly onPick: (place: Place | null) => void;
};

/**
 * A municipality or a city by name, alias or postcode: the combobox with list of the ARIA Authoring Practices. Before scripts run it is a plain
 * field whose words (`q`) the page itself understands.
 */
export function CityField({
  id: given,
  label,
  placeholder,
  none,
  placesOf,
  keepsChoice = false,
  onPick,
}: CityFieldProps) {
  const t = useTranslate();
  const own = useId();
  const id = given ?? own;
  const locale = useLocale();
  const keptName = keepsChoice ? (place: Place) => nameOfPlace(place, t) : null;
  const field = useCityField({ locale, placesOf, keptName, onPick });
  const optionId = (at: number) => `${id}-option-${at}`;
  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...field.inputProps}
        className={styles.input}
        id={id}
        name={field.isChosen ? undefined : "q"}
        placeholder={placeholder}
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={field.isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={field.active >= 0 ? optionId(field.active) : undefined}
      />
      <ul
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t("listing.citySuggestions")}
        hidden={!field.isOpen}
      >
        {field.places.map((place, at) => (
          <li
            className={styles.option}
            key={`${place.kind} ${place.id}`}
            data-kind={place.kind}
            id={optionId(at)}
            role="option"
            aria-selected={at === field.active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => field.pick(place)}
          >
            <span>
              <span className={styles.name}>{nameOfPlace(place, t)}</span>{" "}
              <span className={styles.aside}>{place.zip}</span>
            </span>
            {placesOf !== "all" && <span className={styles.aside}>{formatNumber(place.count, 0)}</span>}
          </li>
        ))}
        {field.isOpen && field.places.length === 0 && (
          <li className={styles.none} role="option" aria-disabled="true" aria-selected="false">
            {none ?? t("listing.cityNone")}
          </li>
        )}
      </ul>
      <output>
        {field.isOpen && (
          <VisuallyHidden>{t("listing.cityFound", { count: field.places.length })}</VisuallyHidden>
        )}
      </output>
    </div>
  );
}

/** "Gent, alle deelgemeenten" of a municipality. */
function nameOfPlace({ kind, name }: Pick<Place, "kind" | "name">, t: Translate): string {
  return kind === "municipality" ? t("listing.wholeMunicipality", { name }) : name;
}
