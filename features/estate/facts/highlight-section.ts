const BAR = "nav[data-sections]";

/** Pixels that the bar itself covers, at the top of the window. */
const BAR_HEIGHT = 64;

/** The part of the window, from its top on, that somebody reads. */
const READ = 0.3;

/** Marks in the bar of a page, from now on, the part that is being read, and keeps in sight there what is marked or has the focus. */
export function highlightSections(): void {
  document.addEventListener("scroll", markSoon, { passive: true });
  window.addEventListener("resize", markSoon, { passive: true });
  document.addEventListener("focusin", showFocused);
  showFocused({ target: document.activeElement });
  openNamedSections();
  markSoon();
}

function markShown(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  if (!bar) return;
  const tabs = [...bar.querySelectorAll<HTMLAnchorElement>("a")];
  const shown = tabs.find(isRead) ?? null;
  if (shown?.ariaCurrent || (!shown && tabs.every(({ ariaCurrent }) => !ariaCurrent))) return;
  for (const tab of tabs) tab.ariaCurrent = tab === shown ? "location" : null;
  showInBar(bar, tabs.find((tab) => tab === document.activeElement) ?? shown);
}

function isRead({ hash }: HTMLAnchorElement): boolean {
  const place = document.getElementById(hash.slice(1))?.getBoundingClientRect();
  return place !== undefined && place.bottom > BAR_HEIGHT && place.top < window.innerHeight * READ;
}

/** Moves the bar alone: `scrollIntoView` would also move the page. Not while the pointer is pressed. */
function showInBar(bar: HTMLElement, tab: HTMLElement | null): void {
  const list = bar.querySelector("ul");
  if (!list || bar.matches(":active")) return;
  list.scrollTo({ left: tab ? tab.offsetLeft - list.clientWidth / 2 + tab.offsetWidth / 2 : 0 });
}

let isDue = false;

function markSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    markShown();
  });
}

/** Browsers leave a tab that is cut off at the bar's edge where it is. One that is clicked stays below the pointer. */
function showFocused({ target }: Pick<Event, "target">): void {
  const tab = target instanceof Element ? target.closest<HTMLElement>(`${BAR} a:focus-visible`) : null;
  const bar = tab?.closest<HTMLElement>(BAR);
  if (bar) showInBar(bar, tab);
}

/** Opens, from now on, the folded part of the page that an address names, or that holds what it names. */
function openNamedSections(): void {
  window.addEventListener("hashchange", openNamed);
  openNamed();
}

function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = named?.closest("[data-folds]")?.querySelector<HTMLDetailsElement>(":scope > details");
  if (!named || !fold || fold.open) return;
  fold.open = true;
  named.scrollIntoView();
}
