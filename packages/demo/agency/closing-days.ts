import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Calendar } from "../estate/calendar.ts";

type ClosingDay = { date: string; spans: { from: string; to: string }[]; note: Multilingual };

/** Month and day of the fixed public holidays on which the offices stay shut. */
const HOLIDAYS: readonly (readonly [monthDay: string, name: Multilingual])[] = [
  ["01-01", { nl: "Nieuwjaar", fr: "Nouvel An", en: "New Year’s Day", de: "Neujahr" }],
  ["05-01", { nl: "Dag van de Arbeid", fr: "Fête du Travail", en: "Labour Day", de: "Tag der Arbeit" }],
  [
    "07-21",
    { nl: "Nationale feestdag", fr: "Fête nationale", en: "National holiday", de: "Nationalfeiertag" },
  ],
  ["08-15", { nl: "O.L.V.-Hemelvaart", fr: "Assomption", en: "Assumption", de: "Mariä Himmelfahrt" }],
  ["11-01", { nl: "Allerheiligen", fr: "Toussaint", en: "All Saints' Day", de: "Allerheiligen" }],
  ["11-11", { nl: "Wapenstilstand", fr: "Armistice", en: "Armistice Day", de: "Waffenstillstand" }],
  ["12-25", { nl: "Kerstmis", fr: "Noël", en: "Christmas Day", de: "Weihnachten" }],
];

const TRAINING: Multilingual = {
  nl: "Gesloten wegens opleiding van de ploeg",
  fr: "Fermé pour formation de l’équipe",
  en: "Closed for team training",
  de: "Wegen Fortbildung geschlossen",
};

const LATE: Multilingual = {
  nl: "Avondopening",
  fr: "Nocturne",
  en: "Late opening",
  de: "Abends geöffnet",
};

/** The coming year's holidays, and two days of the agency's own within the next weeks. */
export function closingDays({ year, date }: Calendar): ClosingDay[] {
  const holidays = [year, year + 1].flatMap((one) =>
    HOLIDAYS.map(([monthDay, note]) => ({ date: `${one}-${monthDay}`, spans: [], note })),
  );
  const own: ClosingDay[] = [
    { date: date(12), spans: [], note: TRAINING },
    {
      date: date(19),
      spans: [
        { from: "09:00", to: "12:30" },
        { from: "13:30", to: "20:00" },
      ],
      note: LATE,
    },
  ];
  const shut = new Set(holidays.map((day) => day.date));
  return [...own.filter((day) => !shut.has(day.date)), ...holidays]
    .filter((day) => day.date >= date(0))
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, 9);
}
