import { clickedElement } from "#platform/render/browser/event-target.ts";
import { shownTrail, type SearchTrail } from "#features/listings/search-trail.ts";

/** Shows who came from a list the way back to it, and to the estates before and after this one. */
export function showTrail(): void {
  const trail = shownTrail();
  if (!trail) return;
  const hrefs: Readonly<Record<string, string | null>> = {
    list: trail.listHref,
    ...neighboursInTrail(trail, location.pathname),
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-trail-to]")) {
    const href = hrefs[link.dataset["trailTo"] ?? ""];
    if (href) link.href = href;
    else link.remove();
    if (href === trail.listHref) link.addEventListener("click", goBack);
  }
  for (const nav of document.querySelectorAll<HTMLElement>("nav[data-trail]")) nav.hidden = false;
}

/** A list that was left for this very page is there again as it was left. */
function goBack(event: MouseEvent): void {
  const link = clickedElement<HTMLAnchorElement>(event, "a");
  const { navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (!link || before?.url !== link.href) return;
  event.preventDefault();
  history.back();
}

/** The estates before and after one in the list it was found in. */
export function neighboursInTrail({ hrefs }: SearchTrail, path: string) {
  const at = hrefs.indexOf(path);
  return at < 0
    ? { previous: null, next: null }
    : { previous: hrefs[at - 1] ?? null, next: hrefs[at + 1] ?? null };
}
