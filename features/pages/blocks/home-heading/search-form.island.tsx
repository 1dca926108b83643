import { useEffect, useId, useRef, useState } from "react";
import { formatEuro } from "#domain/format/figures.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { whereOf, withoutPlaces } from "#domain/listing/search-of.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { CityField } from "#features/listings/filter/city-field.tsx";
import type { Place } from "#features/listings/filter/use-city-field.ts";
import { searchEstates } from "#features/listings/map/load-markers.ts";
import { browserClient } from "#features/site/browser-client.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import styles from "./home-search.module.css";
import type { SearchTarget } from "./load-search-targets.ts";

type SearchFormProps = {
  readonly target: SearchTarget;
  /** Its place among the searches of the block. */
  readonly at: number;
};

/** After the last choice, in ms. */
const PAUSE_MS = 200;

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
  const total = useCount(target, withPlace(asked, place));
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
        {target.types.map((type) => [type.id, type.name])}
      </Choice>
      <Choice id={`${id}-budget`} name="price-max" label={t("listing.budget")} all={t("listing.noMaximum")}>
        {target.prices.map((price) => [String(price), formatEuro(price)])}
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
  readonly children: ReadonlyArray<readonly [value: string, label: string]>;
};

function Choice({ id, name, label, all, children }: ChoiceProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.select} id={id} name={name}>
        <option value="">{all}</option>
        {children.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow} />
    </div>
  );
}

/** How many listings fit the choices of a form, given as they are sent; null where only the server can tell what was typed. */
function useCount({ total, fixed }: SearchTarget, asked: string): number | null {
  const locale = useLocale();
  const [counted, setCounted] = useState<{ readonly asked: string; readonly count: number } | null>(null);
  const params = new URLSearchParams(asked);
  const isTyped = params.has("q");
  useEffect(() => {
    if (isTyped) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const where = whereOf(fixed, readListingQuery(new URLSearchParams(asked)));
      const found = await searchEstates(
        browserClient(locale),
        { where, limit: { from: 0, size: 0 }, view: "marker" },
        { signal: stop.signal },
      );
      if (!found.error) setCounted({ asked, count: found.total.value });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [locale, fixed, asked, isTyped]);
  if (isTyped) return null;
  if (params.size === 0) return total;
  return counted?.asked === asked ? counted.count : null;
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
