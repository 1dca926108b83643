import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DIALOG_REOPENED } from "#platform/render/browser/dialog-reopened.ts";
import { fetchPage } from "#platform/render/browser/fetch-page.ts";
import type { BookingView } from "./visit-view.ts";

/** The times that are free now, and the address of the page that shows them. */
export type Times = { readonly href: string; readonly booking: BookingView };

/** Follows the times that can be chosen. Those before stay while others are asked for, and where they do not come. */
export function useTimes(given: Times) {
  const [times, setTimes] = useState(given);
  const [lastGiven, setLastGiven] = useState(given.booking);
  const [isAsking, setAsking] = useState(false);
  const [isUnreached, setUnreached] = useState(false);
  const asked = useRef({ href: given.href, stop: new AbortController() });
  const part = useRef<HTMLDivElement>(null);
  if (given.booking !== lastGiven) {
    setLastGiven(given.booking);
    setTimes(given);
  }

  const ask = async (href: string) => {
    asked.current.stop.abort();
    const stop = new AbortController();
    asked.current = { href, stop };
    setAsking(true);
    try {
      const found = await fetchTimes(href, stop.signal);
      // None that can be booked any more: the page itself says so.
      if (!found) return location.assign(href);
      setTimes(found);
      setUnreached(false);
    } catch (error) {
      if (stop.signal.aborted) return;
      console.warn("The times of visits could not be loaded", error);
      setUnreached(true);
    }
    setAsking(false);
  };
  const askAgain = () => void ask(asked.current.href);
  const onShownAgain = useEffectEvent(askAgain);
  const onHistory = useEffectEvent(() => {
    if (isAddressOf(given.href)) void ask(location.pathname + location.search);
  });

  useEffect(() => {
    const dialog = part.current?.closest("dialog");
    dialog?.addEventListener(DIALOG_REOPENED, onShownAgain);
    window.addEventListener("popstate", onHistory);
    return () => {
      dialog?.removeEventListener(DIALOG_REOPENED, onShownAgain);
      window.removeEventListener("popstate", onHistory);
    };
  }, []);

  return {
    part,
    times,
    isAsking,
    isUnreached,
    askAgain,
    refresh: () => void ask(times.href),
    /** Shows the days of another address, which on the page of visits itself becomes its own. */
    show: (href: string) => {
      if (isAddressOf(href)) history.pushState(null, "", href);
      void ask(href);
    },
  };
}

/** Tells whether this document is the page on which the visit is booked, whichever days it shows. */
function isAddressOf(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname;
}

/** Asks the page on which a visit is booked for what its form is rendered with now; null where it takes no visits any more. */
async function fetchTimes(href: string, signal: AbortSignal): Promise<Times | null> {
  const { page, status } = await fetchPage(href, signal);
  const props = page.querySelector('page-island[name="booking-form"] > script');
  if (!props && status >= 500) throw new Error(`The page of a visit answered ${status}`);
  return props && (JSON.parse(props.textContent) as Times);
}
