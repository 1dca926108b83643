/** What the form of a unit asks for: the id of a period, "" for none, and how many people. */
type WantedByForm = { readonly periodId: string; readonly persons: number };

/** The event on the document by which the calendar hears what the form asks for. */
export const WANTED = "stay-wanted";

/** Lets the page show what the form asks for: its days and what they cost these people. */
export function wantStay({ periodId, persons }: WantedByForm): void {
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  params.set("persons", String(persons));
  if (periodId) params.set("period", periodId);
  else params.delete("period");
  // The calendar goes to the stay by itself.
  params.delete("month");
  params.delete("sent");
  document.dispatchEvent(new CustomEvent(WANTED, { detail: `${pathname}?${params}` }));
}
