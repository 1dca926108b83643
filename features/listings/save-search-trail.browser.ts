import { closestTarget } from "#platform/render/browser/event-target.ts";
import { saveTrail, shownTrail, trailAround } from "./search-trail.ts";

/** The links of cards in the lists of a page, in their order. */
const CARD_LINKS = "[data-block='estate-list'] [data-estate] a[href]";

/** Who follows a link from a list to an estate, or from one estate of it to the next, takes the list along. */
document.addEventListener(
  "click",
  (event) => {
    const link = closestTarget<HTMLAnchorElement>(event, "a[href]");
    if (link?.origin !== location.origin) return;
    const trail = trailAround(listOnPage(), link.pathname) ?? around(shownTrail(), link.pathname);
    if (trail) saveTrail(trail);
  },
  { capture: true },
);

function listOnPage() {
  const links = document.querySelectorAll<HTMLAnchorElement>(CARD_LINKS);
  const hrefs = [...new Set([...links].map(({ pathname }) => pathname))];
  return { listHref: location.pathname + location.search, hrefs };
}

function around(trail: ReturnType<typeof shownTrail>, path: string) {
  return trail && trailAround(trail, path);
}
