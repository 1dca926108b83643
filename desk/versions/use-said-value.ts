import { formatShortNumber } from "#domain/locale/number.ts";
import { useMessages } from "./messages.ts";

const MARKS = /<[^<>]*>/g;
const MOST_CHARACTERS = 2_000;

/** What a field said, as a line; null for nothing. A list is told by its length, since its entries have fields of their own. */
export function useSaidValue(): (value: unknown) => string | null {
  const t = useMessages();
  const said = (value: unknown): string | null => {
    if (value === undefined || value === null || value === "") return null;
    if (typeof value === "string") return value.replaceAll(MARKS, " ").trim().slice(0, MOST_CHARACTERS);
    if (typeof value === "number") return formatShortNumber(value);
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (Array.isArray(value)) return t("entries", { count: value.length });
    const parts = Object.values(value)
      .map(said)
      .filter((part) => part !== null);
    return parts.length > 0 ? parts.join(", ").slice(0, MOST_CHARACTERS) : null;
  };
  return said;
}
