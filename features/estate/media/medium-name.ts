import type { Translate } from "#domain/locale/translate.ts";
import type { MediumView } from "../estate-view.ts";

/** "Virtual visit", and of several "Main virtual visit", "Virtual visit 2". */
export function mediumName({ kind, isMain, number }: MediumView, t: Translate): string {
  if (isMain) return t("estate.mainVisit");
  return number === undefined ? t(`estate.${kind}`) : t(`estate.${kind}Number`, { number });
}
