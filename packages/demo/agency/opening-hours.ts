import type { z } from "zod";
import type { WeekdayHours } from "../../../features/site/schema/site.ts";
import type { Multilingual } from "../../../domain/locale/multilingual.ts";

type Hours = z.input<typeof WeekdayHours>;

const BY_APPOINTMENT: Multilingual = {
  nl: "Op afspraak",
  fr: "Sur rendez-vous",
  en: "By appointment",
  de: "Nach Vereinbarung",
};

/** "09:00-12:30 13:30-18:00" as spans; "" is closed, "appointment" is by appointment. */
export function weekOf(days: readonly string[]): Hours[] {
  return days.map((day, at) => {
    const weekday = at + 1;
    if (day === "appointment") return { weekday, spans: [], note: BY_APPOINTMENT };
    const spans =
      day === ""
        ? []
        : day.split(" ").map((span) => {
            const [from = "", to = ""] = span.split("-");
            return { from, to };
          });
    return { weekday, spans };
  });
}
