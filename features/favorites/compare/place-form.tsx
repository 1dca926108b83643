import { type FormEvent, useId, useState } from "react";
import type { NamedPlace } from "#domain/place/places-by-name.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { writeStored } from "#platform/render/browser/stored-value.ts";
import styles from "./place-form.module.css";
import { PLACE } from "./own-place.ts";

/** In an address: its street is no name that is known. */
const POSTCODE = /\b[1-9]\d{3}\b(?!.*\b[1-9]\d{3}\b)/;

/** Asks for a place among those that the product knows: its list comes to the browser, so that no server hears which one is meant. */
export function PlaceForm() {
  const t = useTranslate();
  const locale = useLocale();
  const [listId, toldId] = [useId(), useId()];
  const [places, setPlaces] = useState<readonly NamedPlace[]>([]);
  const [told, setTold] = useState("");
  const find = async (words: string) => {
    const { placesByName } = await import("#domain/place/places-by-name.ts");
    const found = placesByName(words, locale);
    setPlaces(found);
    return found;
  };
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("place") ?? "");
    const named = await find(words.split(" (", 1)[0]!);
    const found = named.length > 0 ? named : await find(POSTCODE.exec(words)?.[0] ?? "");
    const place = found.find(({ name }) => name === words) ?? found[0];
    if (!place) return setTold(t("compare.distance.unknown"));
    if (!writeStored(PLACE, JSON.stringify(place))) setTold(t("notes.refused"));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void keep(event)}>
      <input
        name="place"
        className={styles.field}
        list={listId}
        autoComplete="off"
        aria-label={t("compare.distance.place")}
        aria-describedby={toldId}
        placeholder={t("compare.distance.place")}
        onInput={(event) => void find(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {places.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Button type="submit" look="quiet">
        {t("compare.distance.show")}
      </Button>
      <output className={styles.told} id={toldId}>
        {told || t("compare.distance.private")}
      </output>
    </form>
  );
}
