import { type ListingQuery, readListingQuery } from "#domain/listing/query.ts";

export type AskedListing = {
  readonly query: ListingQuery;
  /** What was typed as a town and not chosen: the server looks for it. */
  readonly place: string | null;
};

/** What all fields of a form of filters ask; without scripts the browser sends the same fields as an address. */
export function readListingForm(form: HTMLFormElement): AskedListing {
  const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return { query: readListingQuery(params), place: params.get("q")?.trim() || null };
}
