/** The tags of a head that belong to one page. */
const OWN_TAGS =
  "link[rel='canonical'], link[rel='alternate'], meta[name]:not([name='viewport']), meta[property]";

/** The element that holds the messages of a page's islands as JSON. */
const WORDS = "script[data-island-messages]";

/** After a part of another page was put in place: takes over the title, head tags, language links and island messages of that page. */
export function syncPageMetadata(page: Document): void {
  document.title = page.title;
  for (const tag of document.head.querySelectorAll(OWN_TAGS)) tag.remove();
  document.head.append(...[...page.head.querySelectorAll(OWN_TAGS)].map((tag) => document.importNode(tag)));
  showLanguageLinks(page);
  addMessages(page);
}

function showLanguageLinks(page: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) {
    const next = page.querySelector(`header a[hreflang="${link.hreflang}"]`)?.getAttribute("href");
    if (next) link.setAttribute("href", next);
  }
}

/** Merges the messages, so that islands that stay and islands that are new both find theirs. */
function addMessages(page: Document): void {
  const [shown, next] = [document, page].map((one) => one.querySelector(WORDS));
  if (!next) return;
  if (!shown) return void document.querySelector("main")?.append(document.importNode(next, true));
  const words = [shown, next].map(({ textContent }) => JSON.parse(textContent) as object);
  shown.textContent = JSON.stringify(Object.assign({}, ...words));
}
