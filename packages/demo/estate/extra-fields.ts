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
const VISITS = words("Bezoeken", "Visites", "Viewings", "Besichtigungen");
/** No days and hours: those stand in the agenda of the sales rep. */
const BY_APPOINTMENT = words(
  "Op afspraak met de makelaar, ook als het pand nog bewoond is",
  "Sur rendez-vous avec l’agent, même si le bien est encore occupé",
  "By appointment with the agent, also while the property is still lived in",
  "Nach Vereinbarung mit dem Makler, auch solange die Immobilie noch bewohnt ist",
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
    fields.push({ extra_field_autoid: 2, type: "BIGTEXT", name: VISITS, value_lang_string: BY_APPOINTMENT });
  if (id % 5 === 0 && isDwelling(home))
    fields.push({ extra_field_autoid: 3, type: "NUMBER", name: CEILING, value: 245 + (id % 9) * 10 });
  return fields;
}
