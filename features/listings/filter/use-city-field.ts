import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { placeSearch } from "../api/ajax.ts";
import type { Where } from "../schema/search.ts";
import type { PlaceSuggestions } from "../schema/suggestions.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Client, ClientCall } from "#features/site/api-client.ts";
import { browserClient } from "#features/site/browser-client.ts";

export type Place = PlaceSuggestions["results"][number];

/** Waits until the visitor pauses, so that not every letter asks the server. */
const PAUSE = 150;

/** The places of a search as it stands when they are asked for, or all that are known. */
export type PlacesOf = "all" | (() => Where);

type CityFieldOptions = {
  readonly locale: Locale;
  readonly placesOf: PlacesOf;
  /** What a chosen place is called in the field, where it stays there. */
  readonly keptName: ((place: Place) => string) | null;
  readonly onPick: (place: Place | null) => void;
};

export function useCityField({ locale, placesOf, keptName, onPick }: CityFieldOptions) {
  const [words, setWords] = useState("");
  const [isChosen, setChosen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = useSuggestions(locale, placesOf, isChosen ? "" : words.trim());

  useLayoutEffect(() => {
    // Typed before this code was there.
    if (!input.current?.value) return;
    setWords(input.current.value);
    setOpen(true);
  }, []);

  const pick = (place: Place) => {
    setWords(keptName?.(place) ?? "");
    setChosen(keptName !== null);
    setOpen(false);
    setActive(-1);
    onPick(place);
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
    Enter: () => isShown && places[active] !== undefined && (pick(places[active]), true),
    Escape: () => isShown && (setOpen(false), setActive(-1), true),
  };
  const isShown = isOpen && places !== null;
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (places && places.length > 0) setActive(nextIn(places.length, active, step));
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (!keys[event.key]?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    places: places ?? [],
    isOpen: isShown,
    isChosen,
    active,
    pick,
    inputProps: { ref: input, value: words, onChange: type, onKeyDown: press, onBlur: () => setOpen(false) },
  };
}

/** From the last one on to the first, and back; from none (-1) to the first or the last. */
function nextIn(count: number, active: number, step: 1 | -1): number {
  return (active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count;
}

/** The places that the words may mean; null while that is not known. */
function useSuggestions(locale: Locale, placesOf: PlacesOf, words: string): readonly Place[] | null {
  const [found, setFound] = useState<{ words: string; places: readonly Place[] } | null>(null);
  const asked = useRef(placesOf);
  useEffect(() => {
    asked.current = placesOf;
  });
  useEffect(() => {
    if (words === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const call = { signal: stop.signal };
      // One that fails leaves the field what it was: a field whose words the page understands.
      const found = await findPlaces(browserClient(locale), words, asked.current, call).catch(() => null);
      if (found) setFound({ words, places: found.results });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [locale, words]);
  // The last answer stays while the next is on its way, so that the list does not flicker.
  return words !== "" && found && words.startsWith(found.words[0] ?? "") ? found.places : null;
}

function findPlaces(client: Client, words: string, placesOf: PlacesOf, call: ClientCall) {
  return placesOf === "all" ? knownPlaces(client, words, call) : searchPlace(client, words, placesOf(), call);
}

/** Municipalities and cities that a search leaves, by a part of their name or by postcode. */
export function searchPlace(client: Client, words: string, where: Where, call?: ClientCall) {
  const params = new URLSearchParams({ q: words, where: JSON.stringify(where) });
  return client.readAjax<typeof placeSearch>("search-place", params, call);
}

/** The same among all that the agency names, also where it has nothing now. */
export function knownPlaces(client: Client, words: string, call?: ClientCall) {
  return client.readAjax<typeof placeSearch>(
    "search-place",
    new URLSearchParams({ all: "1", q: words }),
    call,
  );
}
