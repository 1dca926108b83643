import { LOCALES } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { ClockSpan } from "#domain/site/hours-in-words.ts";

/** A document says by its note that an office is open by appointment. */
export type DayHours = {
  readonly spans: readonly ClockSpan[];
  readonly note?: Multilingual | null | undefined;
};
export type DayState = "closed" | "open" | "appointment";

const BY_APPOINTMENT: Multilingual = {
  nl: "Op afspraak",
  fr: "Sur rendez-vous",
  en: "By appointment",
  de: "Nach Vereinbarung",
};

const SAID_OF_APPOINTMENTS =
  /^(op|na|volgens) afspraak$|^sur rendez-vous$|^by appointment$|^nach (vereinbarung|absprache)$/i;
const FIRST_SPAN: ClockSpan = { from: "09:00", to: "18:00" };

export function stateOf({ spans, note }: DayHours): DayState {
  if (spans.length > 0) return "open";
  return isAppointment(note) ? "appointment" : "closed";
}

function isAppointment(note: DayHours["note"]): boolean {
  const said = LOCALES.map((locale) => note?.[locale]?.trim() ?? "").filter(Boolean);
  return said.length > 0 && said.every((words) => SAID_OF_APPOINTMENTS.test(words));
}

/** A day in another state; its reason stays, except where the note says that it is by appointment. */
export function inState<Day extends DayHours>(day: Day, state: DayState): Day {
  const note = isAppointment(day.note) ? null : (day.note ?? null);
  if (state === "appointment") return { ...day, spans: [], note: BY_APPOINTMENT };
  return { ...day, spans: state === "open" ? [FIRST_SPAN] : [], note };
}

/** One more span, after the others. */
export function withSpan<Day extends DayHours>(day: Day): Day {
  return { ...day, spans: [...day.spans, { from: "", to: "" }] };
}

export function changeSpan<Day extends DayHours>(day: Day, at: number, change: Partial<ClockSpan>): Day {
  return { ...day, spans: day.spans.map((span, index) => (index === at ? { ...span, ...change } : span)) };
}

export function withoutSpan<Day extends DayHours>(day: Day, at: number): Day {
  return { ...day, spans: day.spans.filter((_, index) => index !== at) };
}
