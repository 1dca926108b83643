import {
  type DemoEstate,
  findEstate,
  isUnit,
  isHidden,
  isLetAway,
  isNotarySale,
  isPlainEstate,
  isProject,
} from "../demo-bundle.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const estate = (isMeant: (estate: DemoEstate) => boolean) => findEstate("huyzen", isMeant).general.id;

/** What visitors see of a site: each screen by its Dutch address, and by that of another language. */
export const SCREENS = [
  ["the home page", "/nl", "/fr"],
  ["a list", "/nl/te-koop", "/de/zu-verkaufen"],
  ["an endless list", "/nl/alle-panden", "/en/all-properties"],
  ["a list with nothing left in it", "/nl/te-koop?price-max=1", "/fr/a-vendre?price-max=1"],
  ["a list in groups", "/nl/alle-panden?group=type", "/fr/tous-les-biens?group=city"],
  ["a page of words", "/nl/over-ons", "/en/about-us"],
  ["a home", `/nl/aanbod/${estate(isPlainEstate)}`, `/fr/offre/${estate(isPlainEstate)}`],
  ["a project", `/nl/aanbod/${estate(isProject)}`, `/de/angebot/${estate(isProject)}`],
  ["a home of a project", `/nl/aanbod/${estate(isUnit)}`, `/en/offer/${estate(isUnit)}`],
  ["a notary's sale", `/nl/aanbod/${estate(isNotarySale)}`, `/de/angebot/${estate(isNotarySale)}`],
  ["a hidden address", `/nl/aanbod/${estate(isHidden)}`, `/fr/offre/${estate(isHidden)}`],
  ["a home that is gone", `/nl/aanbod/${estate(isLetAway)}`, `/fr/offre/${estate(isLetAway)}`],
  ["a page that is not there", "/nl/niets", "/fr/rien"],
] as const;
