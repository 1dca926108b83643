import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { OTHER_WORDS } from "./other-words.ts";
import { codesNamed, productName } from "./product-names.ts";
import { bad, quoted, type ReadValue } from "./read-value.ts";
import { wordKey, wordKeys } from "./word-key.ts";

/** Code lists by the name that the interface's messages have for them. */
export type CodeList =
  | "Condition"
  | "ConstructionType"
  | "Destination"
  | "ElectricityCertification"
  | "Environment"
  | "FloodScore"
  | "FreeOn"
  | "Garden"
  | "Glazing"
  | "Heating"
  | "Kitchen"
  | "LeaseKind"
  | "Meter"
  | "Orientation"
  | "PlanningAnswer"
  | "RecentDestination"
  | "Roof";

const lists = new Map<CodeList, ReadonlyMap<string, string>>();

/** A code of one of our lists, by its name in any of the four languages, by another usual word, or by the code itself: "Aardgas" is GAS. */
export function readCode(list: CodeList, text: string): ReadValue<string> {
  const codes = lists.get(list) ?? codesOf(list);
  lists.set(list, codes);
  const code = codes.get(wordKey(text));
  return code === undefined ? bad(`${quoted(text)} is not in the list`) : { value: code };
}

/** The codes of a list with their Dutch names, for the guide of columns. */
export function namesOfCodes(list: CodeList): ReadonlyArray<readonly [code: string, name: string]> {
  return codesNamed(list).map((code) => [code, nameOfCode(list, code, "nl")]);
}

function nameOfCode(list: CodeList, code: string, locale: Locale): string {
  return productName(`display.${list}.${code}` as "display.Heating.GAS", locale);
}

function codesOf(list: CodeList): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const add = (word: string, code: string) =>
    wordKeys(word).forEach((key) => void (codes.has(key) || codes.set(key, code)));
  for (const code of codesNamed(list)) {
    add(code, code);
    for (const locale of LOCALES) add(nameOfCode(list, code, locale), code);
  }
  for (const [code, words] of Object.entries(OTHER_WORDS[list] ?? {}))
    for (const word of words.split(", ")) add(word, code);
  return codes;
}

/** A label of an energy certificate, alone or as the pair that a building prints: "B", "a+", "EPC C", "F_C". */
export function readEnergyLabel(text: string): ReadValue<string> {
  const label = text
    .trim()
    .toUpperCase()
    .replace(/^(?:EPC|PEB|EPB|LABEL)[ :-]{0,3}/, "");
  const parts = label.split(/[_/-]/).map((part) => part.trim());
  const areLabels = parts.every((part) => SINGLE_ENERGY_LABELS.some((known) => known === part));
  return areLabels && parts.length <= 2
    ? { value: parts.join("_") }
    : bad(`${quoted(text)} is no energy label`);
}
