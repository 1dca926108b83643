import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";
import { isDwelling } from "../home/is-dwelling.ts";
import type { NodeInput } from "./node-of-home.ts";

const words = (nl: string, fr: string, en: string, de: string): Multilingual => ({ nl, fr, en, de });

const BEST_MOMENT = words(
  "Mooiste moment van de dag",
  "Plus beau moment de la journée",
  "Best moment of the day",
  "Schönster Moment des Tages",
);
const MOMENTS = [
  words("Ochtend", "Le matin", "Morning", "Morgen"),
  words("Middag", "Le midi", "Midday", "Mittag"),
  words("Late namiddag", "La fin d’après-midi", "Late afternoon", "Später Nachmittag"),
];
const VISITS = words("Bezoekdagen", "Jours de visite", "Viewing days", "Besichtigungstage");
const DAYS = words(
  "Dinsdag en donderdag tot 19 uur, zaterdag van 10 tot 13 uur",
  "Mardi et jeudi jusqu’à 19 heures, samedi de 10 à 13 heures",
  "Tuesday and Thursday until 7 pm, Saturday from 10 am to 1 pm",
  "Dienstag und Donnerstag bis 19 Uhr, Samstag von 10 bis 13 Uhr",
);
const CEILING = words(
  "Plafondhoogte (cm)",
  "Hauteur sous plafond (cm)",
  "Ceiling height (cm)",
  "Raumhöhe (cm)",
);

/** The agencies' own fields, of all three types: short text, long text, and any other. */
export function extraFieldsOf(home: Home): NodeInput["extraFields"] {
  const { id } = home;
  const fields: NonNullable<NodeInput["extraFields"]> = [];
  if (id % 3 === 0)
    fields.push({
      extra_field_autoid: 1,
      type: "TEXT",
      name: BEST_MOMENT,
      value_lang_string: MOMENTS[(id / 3) % MOMENTS.length],
    });
  if (id % 4 === 0)
    fields.push({ extra_field_autoid: 2, type: "BIGTEXT", name: VISITS, value_lang_string: DAYS });
  if (id % 5 === 0 && isDwelling(home))
    fields.push({ extra_field_autoid: 3, type: "NUMBER", name: CEILING, value: 245 + (id % 9) * 10 });
  return fields;
}
