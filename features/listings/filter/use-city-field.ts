import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { citySearch } from "../api/ajax.ts";
import type { CitySuggestions } from "../schema/suggestions.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Client, ClientCall } from "#features/site/api-client.ts";
import { browserClient } from "#features/site/browser-client.ts";

export type City = CitySuggestions["results"][number];

/** Waits until the visitor pauses, so that not every letter asks the server. */
const PAUSE = 150;

type CityFieldOptions = {
  readonly locale: Locale;
  readonly includesEveryCity: boolean;
  readonly keepsChoice: boolean;
  readonly onPick: (city: City | null) => void;
};

export function useCityField({ locale, includesEveryCity, keepsChoice, onPick }: CityFieldOptions) {
  const [words, setWords] = useState("");
  const [isChosen, setChosen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const cities = useSuggestions(locale, includesEveryCity, isChosen ? "" : words.trim());

  useLayoutEffect(() => {
    // Typed before this code was there.
    if (!input.current?.value) return;
    setWords(input.current.value);
    setOpen(true);
  }, []);

  const pick = (city: City) => {
    setWords(keepsChoice ? city.name : "");
    setChosen(keepsChoice);
    setOpen(false);
    setActive(-1);
    onPick(city);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setWords(event.target.value);
    setOpen(true);
    setActive(-1);
    if (isChosen) onPick(null);
    setChosen(false);
  };
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => isShown && cities[active] !== undefined && (pick(cities[active]), true),
    Escape: () => isShown && (setOpen(false), setActive(-1), true),
  };
  const isShown = isOpen && cities !== null;
  const move = (step: 1 | -1) => {
    const count = cities?.length ?? 0;
    setOpen(true);
    if (count > 0) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (!keys[event.key]?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    cities: cities ?? [],
    isOpen: isShown,
    isChosen,
    active,
    pick,
    inputProps: { ref: input, value: words, onChange: type, onKeyDown: press, onBlur: () => setOpen(false) },
  };
}

/** The cities that the words may mean; null while that is not known. */
function useSuggestions(locale: Locale, includesEveryCity: boolean, words: string): readonly City[] | null {
  const [found, setFound] = useState<{ words: string; cities: readonly City[] } | null>(null);
  useEffect(() => {
    if (words === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const ask = includesEveryCity ? knownCities : searchCity;
      // One that fails leaves the field what it was: a field whose words the page understands.
      const found = await ask(browserClient(locale), words, { signal: stop.signal }).catch(() => null);
      if (found) setFound({ words, cities: found.results });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [locale, includesEveryCity, words]);
  // The last answer stays while the next is on its way, so that the list does not flicker.
  return words !== "" && found && words.startsWith(found.words[0] ?? "") ? found.cities : null;
}

/** Cities that have listings, whose name, alias or postcode starts like the words. */
export function searchCity(client: Client, words: string, call?: ClientCall) {
  return client.readAjax<typeof citySearch>("search-city", new URLSearchParams({ q: words }), call);
}

/** The same among all cities that the agency names, also where it has nothing now. */
export function knownCities(client: Client, words: string, call?: ClientCall) {
  return client.readAjax<typeof citySearch>("search-city", new URLSearchParams({ all: "1", q: words }), call);
}
