import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { linkState } from "./link-state.ts";
import { ownLinkOf, placeOf } from "./own-link.ts";

/**
 * Takes presses on links to the router, and fetches ahead what a visitor is about to press. One listener for all: links in
 * an agency's own texts work by script as well, and a page of sixty links need not bind each of them.
 */
export function RouterLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || isForElsewhere(event) ? null : ownLinkOf(event);
      if (!link) return;
      event.preventDefault();
      const place = placeOf(link);
      void navigate(place, {
        preventScrollReset: "keepScroll" in link.dataset,
        // As browsers do: the page that is shown gets no second entry in the history.
        replace: place === placeOf(window.location),
        state: linkState(link.pathname),
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  const intended = useIntendedPage();
  return intended && <PrefetchPageLinks page={intended} />;
}

/** A new tab, a new window, a download. */
function isForElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Who only crosses a link on the way to another does not mean it. */
const HESITATION_MS = 100;

/** The page behind the link that a visitor points at, touches or stands on with the keyboard. */
function useIntendedPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      clearTimeout(timer);
      const link = ownLinkOf(event);
      if (!link) return;
      const choose = () => setPage(link.pathname + link.search);
      timer = setTimeout(choose, event.type === "touchstart" ? 0 : HESITATION_MS);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, intend, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, intend);
    };
  }, []);
  return page;
}
