import { useEffect, useId, useRef, useState } from "react";
import { formatEuro } from "#domain/format/figures.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { whereOf, withoutPlaces } from "#domain/listing/search-of.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { CityField } from "#features/listings/filter/city-field.tsx";
import type { Place } from "#features/listings/filter/use-city-field.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import styles from "./home-search.module.css";
import type { SearchTarget } from "./load-search-targets.ts";
import { useOffered } from "./use-offered.ts";

type SearchFormProps = {
  readonly target: SearchTarget;
  /** Its place among the searches of the block. */
  readonly at: number;
};

/** The search of one listing page; its button says how many listings fit what is chosen. */
export const SearchForm = defineIsland<SearchFormProps>({
  name: "search-form",
  hydrate: "touched",
  messages: [
    "listing.readAsWords",
    "listing.cityFound",
    "listing.search",
    "listing.show",
    "listing.showNone",
    "listing.wholeMunicipality",
  ],
  Content: TargetForm,
});

function TargetForm({ target, at }: SearchFormProps) {
  const t = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [asked, setAsked] = useState("");
  // A chosen option stays one, whatever is left to find: a browser does not send one that can't be chosen.
  const chosen = new URLSearchParams(asked);
  const { total, countOfType, cheapest } = useOffered(target, withPlace(asked, place));
  // What was chosen before this script ran.
  useEffect(() => setAsked(choicesOf(form.current)), []);
  return (
    <form
      ref={form}
      className={styles.form}
      action={target.href}
      data-form={at}
      aria-label={target.label.text}
      data-omit-empty=""
      onInput={({ currentTarget }) => setAsked(choicesOf(currentTarget))}
    >
      <div className={styles.field}>
        <CityField
          label={t("listing.cityInput")}
          placeholder={t("listing.placeOrWords")}
          none={t("listing.readAsWords")}
          keepsChoice
          placesOf={() => whereOf(target.fixed, withoutPlaces(readListingQuery(new URLSearchParams(asked))))}
          onPick={setPlace}
        />
        {place !== null && <input type="hidden" name={place.kind} value={place.id} />}
      </div>
      <Choice id={`${id}-type`} name="type" label={t("listing.type")} all={t("listing.typeAll")}>
        {target.types.map(({ id: type, name }) => ({
          value: type,
          words: name,
          isEmpty: countOfType !== null && !countOfType.get(type) && chosen.get("type") !== type,
        }))}
      </Choice>
      <Choice id={`${id}-budget`} name="price-max" label={t("listing.budget")} all={t("listing.noMaximum")}>
        {target.prices.map((price) => ({
          value: String(price),
          words: formatEuro(price),
          isEmpty: cheapest !== null && price < cheapest && chosen.get("price-max") !== String(price),
        }))}
      </Choice>
      <Button type="submit" className={styles.go}>
        {wordsOfButton(total, t)}
      </Button>
    </form>
  );
}

type ChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What choosing nothing is called. */
  readonly all: string;
  readonly children: readonly Option[];
};

type Option = {
  readonly value: string;
  readonly words: string;
  /** Nothing is left to find there. */
  readonly isEmpty: boolean;
};

function Choice({ id, name, label, all, children }: ChoiceProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.select} id={id} name={name}>
        <option value="">{all}</option>
        {children.map(({ value, words, isEmpty }) => (
          <option key={value} value={value} disabled={isEmpty}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow} />
    </div>
  );
}

/** What a form sends of what is chosen. */
function choicesOf(form: HTMLFormElement | null): string {
  const fields = form ? [...new FormData(form)] : [];
  const chosen = fields.filter((field): field is [string, string] => field[1] !== "");
  return String(new URLSearchParams(chosen));
}

/** A place that was chosen by its name takes the place of what was typed. */
function withPlace(asked: string, place: Place | null): string {
  const params = new URLSearchParams(asked);
  params.delete("city");
  params.delete("municipality");
  if (place === null) return String(params);
  params.delete("q");
  params.set(place.kind, String(place.id));
  return String(params);
}

function wordsOfButton(total: number | null, t: Translate): string {
  if (total === null) return t("listing.search");
  return total > 0 ? t("listing.show", { count: total }) : t("listing.showNone");
}
