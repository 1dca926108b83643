import type { Person } from "../api/published.ts";
import type { SalesRep } from "./use-listing-choices.ts";

/** Which sales rep of the site somebody is: the first that an owner gave them, else the one with their address; null for none. */
export function ownSalesRep(
  salesReps: readonly SalesRep[],
  { email, salesRepIds }: Pick<Person, "email" | "salesRepIds">,
): SalesRep | null {
  const given = salesRepIds.map((id) => salesReps.find((rep) => rep.id === id)).find((rep) => rep);
  return given ?? salesReps.find((rep) => rep.email?.toLowerCase() === email.toLowerCase()) ?? null;
}
