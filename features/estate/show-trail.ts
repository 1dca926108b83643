import { neighboursInTrail } from "#features/listings/neighbours-in-trail.ts";
import { shownTrail } from "#features/listings/search-trail.ts";

/** Shows who came from a list the way back to it, and to the estates before and after this one. */
export function showTrail(): void {
  const nav = document.querySelector<HTMLElement>("nav[data-trail]");
  const trail = nav && shownTrail();
  if (!trail) return;
  const hrefs: Readonly<Record<string, string | null>> = {
    list: trail.listHref,
    ...neighboursInTrail(trail, location.pathname),
  };
  for (const link of nav.querySelectorAll<HTMLAnchorElement>("a[data-trail-to]")) {
    const href = hrefs[link.dataset["trailTo"] ?? ""];
    if (href) link.href = href;
    else link.remove();
  }
  nav.hidden = false;
}
