import { formatDate } from "#domain/format/moments.ts";
import { useMessages as useBlockWords } from "../blocks/messages.ts";
import { nameOfType } from "../blocks/block-name.ts";
import { useDisplayWords } from "../listings/facts/use-display-words.ts";
import { labelKey } from "../schema-form/field-words.ts";
import { useMessages as useFieldWords } from "../schema-form/messages.ts";
import { useMessages } from "./messages.ts";
import { partsOfPlace, withLanguages } from "./parts-of-place.ts";
import { resourceOf } from "./resource.ts";
import { nameOfListingPlace } from "./words-of-listing.ts";

/** What a place is called in what has no labels of fields; the first that fits. */
const PLACES = {
  site: [
    [/^offices\.\d+\.exceptions\b/, "site.exceptions"],
    [/^offices\.\d+\.hours\b/, "site.hours"],
    [/^offices\b/, "site.offices"],
    [/^(agency|name|slogan|social)\b/, "site.agency"],
    [/^(theme|logo\w*|favicon|socialImage)\b/, "site.look"],
    [/^/, "site.settings"],
  ],
  agenda: [
    [/^hours\b/, "agenda.hours"],
    [/^exceptions\b/, "agenda.exceptions"],
    [/^(slotMinutes|bufferMinutes|noticeHours|horizonDays)$/, "agenda.rules"],
    [/^busyCalendar/, "agenda.calendar"],
    [/^/, "other"],
  ],
  rental: [
    [/^periods\b/, "rental.periods"],
    [/^general\.minimumNights$/, "rental.nights"],
    [/^general\.title\b/, "listing.title"],
    [/^general\.description/, "listing.description"],
    [/^(address|general\.city)\b/, "listing.address"],
    [/^photos\b/, "listing.photos"],
    [/^costs\b/, "rental.costs"],
    [/^/, "other"],
  ],
} as const;

/** Says where documents changed, in the words of the fields that change them. */
export function useChangedWords(): (
  resource: string,
  places: readonly string[],
  document?: unknown,
) => string[] {
  const t = useMessages();
  const fields = useFieldWords();
  const blocks = useBlockWords();
  const display = useDisplayWords();

  /** The outermost field that has a label. */
  const fieldOf = (type: string, names: readonly string[]) => {
    const said = names.map((name) => fields(labelKey(type, name)));
    return said.find((words) => !words.startsWith("_field.")) ?? t("other");
  };

  const contentWords = (kind: "page" | "item", place: string, document: unknown) => {
    const { names, number, blockType } = partsOfPlace(place, document);
    if (names[0] === "blocks") return t("blocks");
    if (names[0] === "paths") return t("paths");
    if (number === null || !place.startsWith("blocks.")) return fieldOf(kind, names);
    // What kind of block it is, only the document says; its fields have no names without it.
    if (!blockType) return t("block", { number });
    const block = nameOfType(blockType, blocks);
    return names.length === 0 ? block : `${block}: ${fieldOf(blockType, names)}`;
  };

  const listingWords = (place: string) => {
    const name = nameOfListingPlace(place);
    if (!name) return t("other");
    return "own" in name ? t(`listing.${name.own}`) : (display?.(name.label) ?? t("other"));
  };

  const wordsOf = (resource: string, place: string, document: unknown) => {
    const kind = resourceOf(resource)?.kind;
    if (place === "") return t("whole");
    if (kind === "page" || kind === "item") return contentWords(kind, place, document);
    if (kind === "listing") return listingWords(place);
    if (kind === "menu") return t("menuItem", { number: partsOfPlace(place).number ?? 1 });
    const start = kind === "rental" ? startOfPeriod(place, document) : undefined;
    if (start) return t("rental.periodFrom", { day: formatDate(start) });
    return t(PLACES[kind ?? "site"].find(([pattern]) => pattern.test(place))![1]);
  };

  return (resource, places, document) =>
    withLanguages(
      places.map((place) => ({
        words: wordsOf(resource, place, document),
        locale: partsOfPlace(place).locale,
      })),
    );
}

/** When the period of a place such as `periods.3.price` begins, where the document says. */
function startOfPeriod(place: string, document: unknown): string | undefined {
  const at = /^periods\.(\d+)\b/.exec(place)?.[1];
  const { periods } = (document ?? {}) as { readonly periods?: ReadonlyArray<{ readonly start?: string }> };
  return at === undefined ? undefined : periods?.[Number(at)]?.start;
}
