import { fetchPage } from "#platform/render/browser/fetch-page.ts";
import type { BookingView } from "./visit-view.ts";

/** The times that are free now, and the address of the page that shows them. */
export type Times = { readonly href: string; readonly booking: BookingView };

/** Asks the page on which a visit is booked for what its form is rendered with now; null where it takes no visits any more. */
export async function fetchTimes(href: string, signal: AbortSignal): Promise<Times | null> {
  const { page, status } = await fetchPage(href, signal);
  const props = page.querySelector('page-island[name="booking-form"] > script');
  if (!props && status >= 500) throw new Error(`The page of a visit answered ${status}`);
  return props && (JSON.parse(props.textContent) as Times);
}
