import type { Locale } from "../../locale/locale.ts";
import type { Region } from "../reference/enumerations.ts";

type Names = { readonly certificate: string; readonly declaration: string };

const FLEMISH: Readonly<Record<Locale, Names>> = {
  nl: { certificate: "EPC", declaration: "EPB" },
  fr: { certificate: "PEB", declaration: "PEB" },
  en: { certificate: "EPC", declaration: "EPB" },
  de: { certificate: "EPC", declaration: "EPB" },
};
const EPB: Names = { certificate: "EPB", declaration: "EPB" };
const PEB: Names = { certificate: "PEB", declaration: "PEB" };

/** The two other regions name the certificate as the declaration of a new building, in Dutch EPB and in French PEB. */
const NAMES: Readonly<Record<Region, Readonly<Record<Locale, Names>>>> = {
  FLANDERS: FLEMISH,
  BRUSSELS: { nl: EPB, fr: PEB, en: EPB, de: PEB },
  WALLONIA: { nl: EPB, fr: PEB, en: PEB, de: PEB },
};

/**
 * What a region's energy certificate and the declaration of a new building are called; where nobody can tell the region, as in Flanders.
 * Example: in Brussels `{ certificate: "EPB", declaration: "EPB" }` in Dutch.
 */
export function certificateNames(region: Region | null, locale: Locale): Names {
  return NAMES[region ?? "FLANDERS"][locale];
}
