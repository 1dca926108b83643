/* oxlint-disable jsx-a11y/no-static-element-interactions -- the keys are those of the field inside. */
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormField } from "#features/contact/form/form-state.ts";
import type { Place } from "#features/listings/filter/use-city-field.ts";
import { CityField } from "#features/listings/filter/city-field.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { Choices } from "./choices.tsx";
import {
  type Choice,
  cityChoice,
  municipalityChoice,
  type SubscriptionFormView,
} from "./subscription-form-view.ts";
import { Tick } from "./trait-criteria.tsx";
import styles from "./subscription.module.css";

/** Municipalities and cities: any that the agency knows by typing, also where it has nothing now; those with most listings by one press. Without scripts the page comes back with what was meant. */
export function CityChoices({ view }: { readonly view: SubscriptionFormView }) {
  const t = useTranslate();
  const { value } = useFormField("city");
  const place = useFormField("q");
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const part = useRef<HTMLDetailsElement>(null);
  const pick = (place: Place | null) => {
    if (!place) return;
    const choice = pickedChoice(place);
    const others = picked.filter((one) => one.kind !== choice.kind || one.value !== choice.value);
    flushSync(() => setPicked([choice, ...others]));
    check(part.current, choice);
  };
  const withPicked = (kind: Place["kind"], listed: readonly Choice[]) => [
    ...picked.filter((one) => one.kind === kind && listed.every(({ value }) => value !== one.value)),
    ...listed,
  ];
  const { cities, municipalities } = view.criteria;
  const isOpen =
    value !== undefined ||
    Boolean(place.error) ||
    cities.length + municipalities.length > 0 ||
    view.isPlaceAsked;
  return (
    <details ref={part} className={styles.cities} open={isOpen}>
      <summary>
        <span>
          <strong>{t("subscription.city")}</strong> {t("subscription.cityHint")}
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.finder} id={place.id} tabIndex={-1} onKeyDown={stay}>
        <div className={styles.place}>
          <CityField
            label={t("listing.cityInput")}
            placeholder={t("listing.cityPlaceholder")}
            none={t("subscription.cityNone")}
            placesOf="all"
            onPick={pick}
          />
        </div>
        <Button type="submit" look="quiet" name="intent" value="count" className={styles.recount}>
          {t("subscription.citySearch")}
        </Button>
        {view.isPlaceAsked && !view.isPlaceFound && !place.error && <p>{t("subscription.cityNone")}</p>}
        <FieldError id={`${place.id}-error`}>{place.error}</FieldError>
      </div>
      <div className={styles.scroll}>
        {withPicked("municipality", view.municipalities).map((choice) => (
          <Tick
            key={choice.value}
            name="municipality"
            value={choice.value}
            label={t("listing.wholeMunicipality", { name: choice.label })}
            isTicked={municipalities.includes(Number(choice.value))}
          />
        ))}
        <Choices
          name="city"
          legend={t("subscription.city")}
          isLegendHidden
          options={withPicked("city", view.cities)}
          initial={cities}
        />
      </div>
    </details>
  );
}

type Picked = Choice & Pick<Place, "kind">;

function pickedChoice(place: Place): Picked {
  const { kind, id, name } = place;
  return { kind, ...(kind === "municipality" ? municipalityChoice(id, name) : cityChoice(place)) };
}

/** As if the visitor had checked it, so that whatever listens hears of it. */
function check(part: HTMLElement | null, { kind, value }: Picked): void {
  const box = part?.querySelector<HTMLInputElement>(`input[name="${kind}"][value="${value}"]`);
  if (!box) return;
  box.checked = true;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.closest("label")?.scrollIntoView({ block: "nearest" });
}

/** Enter after a few letters of a city means that city: it does not send the form. */
function stay(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key === "Enter" && target instanceof HTMLInputElement && target.value.trim() !== "")
    event.preventDefault();
}
