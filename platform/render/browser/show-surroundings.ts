/** What a page's head says of this very page. */
const OWN_TAGS =
  "link[rel='canonical'], link[rel='alternate'], meta[name]:not([name='viewport']), meta[property]";

/** Where the words of a page's islands stand, as JSON. */
const WORDS = "script[data-island-words]";

/** Lets what stands around a part that was put in place follow the page that it came from: title, head, links to other languages, words of islands. */
export function showSurroundings(page: Document): void {
  document.title = page.title;
  for (const tag of document.head.querySelectorAll(OWN_TAGS)) tag.remove();
  document.head.append(...[...page.head.querySelectorAll(OWN_TAGS)].map((tag) => document.importNode(tag)));
  showLanguageLinks(page);
  addWords(page);
}

function showLanguageLinks(page: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) {
    const next = page.querySelector(`header a[hreflang="${link.hreflang}"]`)?.getAttribute("href");
    if (next) link.setAttribute("href", next);
  }
}

/** Islands that stay keep their words, and those that come find theirs. */
function addWords(page: Document): void {
  const [shown, next] = [document, page].map((one) => one.querySelector(WORDS));
  if (!next) return;
  if (!shown) return void document.querySelector("main")?.append(document.importNode(next, true));
  const words = [shown, next].map(({ textContent }) => JSON.parse(textContent) as object);
  shown.textContent = JSON.stringify(Object.assign({}, ...words));
}
