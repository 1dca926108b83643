/** Opens, from now on, the folded part of the page that an address names, or that holds what it names. */
export function openNamedSections(): void {
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
