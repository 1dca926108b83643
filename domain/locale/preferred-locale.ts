import { isLocale, type Locale } from "./locale.ts";

/**
 * Picks the language that a browser likes best among those offered (RFC 9110, 12.5.4: quality values, `nl-BE` fits
 * `nl`, 0 means never); null when it likes none. Example: `preferredLocale("fr-BE,nl;q=0.8", ["nl", "fr"])` is `"fr"`.
 */
export function preferredLocale(header: string | null, offered: readonly Locale[]): Locale | null {
  const wishes = (header ?? "")
    .slice(0, 1_000)
    .split(",")
    .map((part, position) => {
      const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((p) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(p)?.[1]).find(Boolean);
      return {
        language: range.split("-")[0] ?? "",
        quality: quality === undefined ? 1 : Number(quality),
        position,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { language } of wishes) {
    if (isLocale(language) && offered.includes(language)) return language;
  }
  return null;
}
