import { closestTarget } from "#platform/render/browser/event-target.ts";
import { saveTrail, shownTrail, trailAround } from "./search-trail.ts";

/** The links of cards in the lists of a page, in their order: of estates, and of holiday homes. */
const CARD_LINKS = "[data-block=estate-list] [data-estate] a,[data-unit] a";

/** Who follows a link from a list to a home, or from one estate of it to the next, takes the list along. */
document.addEventListener(
  "click",
  (event) => {
    const link = closestTarget<HTMLAnchorElement>(event, "a[href]");
    if (link?.origin !== location.origin) return;
    for (const trail of [listOnPage(), shownTrail()]) {
      const near = trail && trailAround(trail, link.pathname);
      if (near) return saveTrail(near);
    }
  },
  true,
);

function listOnPage() {
  const links = document.querySelectorAll<HTMLAnchorElement>(CARD_LINKS);
  const hrefs = [...new Set([...links].map(({ pathname }) => pathname))];
  return { listHref: location.pathname + location.search, hrefs };
}
