import type { Locale } from "../locale/locale.ts";

export type PublicHoliday = {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly name: Readonly<Record<Locale, string>>;
};

type Names = readonly [nl: string, fr: string, en: string, de: string];

/** Month and day. Source: Royal Decree of 18 April 1974, article 1. */
const FIXED: readonly (readonly [monthDay: string, ...names: Names])[] = [
  ["01-01", "Nieuwjaar", "Nouvel An", "New Year’s Day", "Neujahr"],
  ["05-01", "Dag van de Arbeid", "Fête du Travail", "Labour Day", "Tag der Arbeit"],
  ["07-21", "Nationale feestdag", "Fête nationale", "Belgian National Day", "Nationalfeiertag"],
  ["08-15", "O.L.V.-Hemelvaart", "Assomption", "Assumption Day", "Mariä Himmelfahrt"],
  ["11-01", "Allerheiligen", "Toussaint", "All Saints’ Day", "Allerheiligen"],
  ["11-11", "Wapenstilstand", "Armistice", "Armistice Day", "Waffenstillstand"],
  ["12-25", "Kerstmis", "Noël", "Christmas Day", "Weihnachten"],
];

/** Days after Easter Sunday. Source: the same article. */
const AFTER_EASTER: readonly (readonly [days: number, ...names: Names])[] = [
  [1, "Paasmaandag", "Lundi de Pâques", "Easter Monday", "Ostermontag"],
  [39, "O.L.H.-Hemelvaart", "Ascension", "Ascension Day", "Christi Himmelfahrt"],
  [50, "Pinkstermaandag", "Lundi de Pentecôte", "Whit Monday", "Pfingstmontag"],
];

const DAY_MS = 86_400_000;

/**
 * The ten public holidays of Belgium in a year, in the order of their days.
 * Example: the second of 2027 is Easter Monday, `{ date: "2027-03-29", name: { nl: "Paasmaandag", … } }`.
 */
export function publicHolidays(year: number): readonly PublicHoliday[] {
  const easter = easterSunday(year);
  const fixed = FIXED.map(([monthDay, ...names]) => ({ date: `${year}-${monthDay}`, name: named(names) }));
  const moving = AFTER_EASTER.map(([days, ...names]) => ({
    date: new Date(easter + days * DAY_MS).toISOString().slice(0, 10),
    name: named(names),
  }));
  return [...fixed, ...moving].sort((one, other) => one.date.localeCompare(other.date));
}

/** The public holidays from a day (yyyy-mm-dd) on, until the end of the year after it. */
export function comingHolidays(today: string): readonly PublicHoliday[] {
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter(({ date }) => date >= today);
}

function named([nl, fr, en, de]: Names): PublicHoliday["name"] {
  return { nl, fr, en, de };
}

/** Gauss's rule for the Gregorian calendar, as Meeus, Jones and Butcher write it; milliseconds since 1970. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const march = epact + toSunday - 7 * late + 22;
  return Date.UTC(year, 2, march);
}
