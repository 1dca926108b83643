import { formatDayAndTime, formatDate } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Question, Stay, Visit } from "../api/published.ts";
import type { DeskKey, DeskTranslate } from "../language/messages.ts";

type Exported = Question | Visit | Stay;
type Column = { readonly title: DeskKey; readonly of: (lead: never) => string };

type Speaking = { readonly t: DeskTranslate; readonly locale: Locale };

/** The columns of an export, by what is listed. */
function columnsOf(type: Exported["type"], { t, locale }: Speaking): readonly Column[] {
  const shared: Column[] = [
    { title: "field.moment", of: ({ at }: Exported) => formatDayAndTime(at) },
    { title: "field.name", of: ({ visitor }: Exported) => visitor?.name ?? "" },
    { title: "field.email", of: ({ visitor }: Exported) => visitor?.email ?? "" },
    { title: "field.phone", of: ({ visitor }: Exported) => visitor?.phone ?? "" },
    { title: "field.language", of: ({ language }: Exported) => language },
  ];
  const listing: Column[] = [
    { title: "field.listing", of: (lead: Question | Visit) => textOf(lead.listing?.title, locale) },
    { title: "field.place", of: (lead: Question | Visit) => textOf(lead.listing?.address, locale) },
  ];
  if (type === "contact")
    return [
      ...shared,
      ...listing,
      { title: "field.message", of: ({ message }: Question) => message },
      {
        title: "field.state",
        of: ({ state }: Question) => t(state === "new" ? "questions.new" : "questions.answered"),
      },
    ];
  if (type === "visit")
    return [
      ...shared,
      ...listing,
      { title: "field.start", of: ({ start }: Visit) => formatDayAndTime(start) },
      { title: "field.end", of: ({ end }: Visit) => formatDayAndTime(end) },
      { title: "field.guide", of: ({ guide }: Visit) => guide.name },
      { title: "field.state", of: ({ state }: Visit) => t(`visit.state.${state}`) },
    ];
  return [
    ...shared,
    { title: "field.listing", of: ({ rental }: Stay) => textOf(rental.title, locale) },
    { title: "field.place", of: ({ rental }: Stay) => textOf(rental.place, locale) },
    { title: "field.start", of: ({ start }: Stay) => formatDate(start) },
    { title: "field.end", of: ({ end }: Stay) => formatDate(end) },
    { title: "field.persons", of: ({ persons }: Stay) => String(persons) },
    {
      title: "field.total",
      of: ({ total }: Stay) => (total === null ? "" : total.toFixed(2).replace(".", ",")),
    },
    { title: "field.heldUntil", of: ({ heldUntil }: Stay) => formatDayAndTime(heldUntil) },
    { title: "field.message", of: ({ message }: Stay) => message ?? "" },
    { title: "field.state", of: ({ state }: Stay) => t(`stay.state.${state}`) },
  ];
}

/** Leads of one kind as rows of a table, its head first. */
export function rowsOf(type: Exported["type"], leads: readonly Exported[], speaking: Speaking): string[][] {
  const columns = columnsOf(type, speaking);
  const head = columns.map(({ title }) => speaking.t(title));
  return [head, ...leads.map((lead) => columns.map(({ of }) => of(lead as never)))];
}
