import { removeFavorite, addFavorite } from "#domain/favorites.ts";
import { NEW_CONTENT } from "#platform/render/browser/new-content.ts";
import { closestTarget } from "#platform/render/browser/event-target.ts";
import { FAVORITES_FORM } from "./favorites-form.ts";
import { shownFavorites, watchFavorites, writeFavorites } from "./favorites-store.ts";
import { type HeartMessages, countedText } from "./heart-messages.ts";

/** A heart names its estate; its value begins with the estate's id. */
const HEARTS = "button[data-home]";
const LINKS = "a[data-favorites]";
const NOTICE = "output[data-favorites]";

/**
 * Hearts and the way to the favourites are the same for everyone as the server renders them. The browser alone knows what its
 * visitor keeps: it is shown here, and a click on a heart changes it without asking the server.
 */
function showFavorites(part: ParentNode = document): void {
  const favorites = shownFavorites();
  for (const heart of part.querySelectorAll<HTMLButtonElement>(HEARTS))
    heart.ariaPressed = String(favorites.includes(estateIdOf(heart)));
  for (const link of part.querySelectorAll(LINKS)) showCount(link, favorites.length);
}

function showCount(link: Element, count: number): void {
  link.ariaLabel = countedText(readWords().count, count);
  const figure = link.querySelector("span");
  if (figure) figure.textContent = count > 0 ? `${count}` : "";
}

function toggle(heart: HTMLButtonElement): void {
  const favorites = shownFavorites();
  const id = estateIdOf(heart);
  const isKept = favorites.includes(id);
  const next = isKept ? removeFavorite(favorites, id) : addFavorite(favorites, id);
  const words = readWords();
  if (!next) return tell(words.full, true);
  writeFavorites(next);
  const text = countedText(isKept ? words.dropped : words.kept, shownFavorites().length);
  tell(text.replace("{home}", () => heart.dataset["home"] ?? ""));
}

/** What is urgent must be seen, not just heard. */
function tell(text: string, isUrgent = false): void {
  const notice = document.querySelector(NOTICE);
  if (!notice) return;
  notice.toggleAttribute("data-urgent", isUrgent);
  notice.textContent = text;
}

function estateIdOf({ value }: HTMLButtonElement): number {
  return Number.parseInt(value, 10);
}

function readWords(): HeartMessages {
  return JSON.parse(document.getElementById(FAVORITES_FORM)?.dataset["words"] ?? "") as HeartMessages;
}

document.addEventListener("click", (event) => {
  const heart = closestTarget<HTMLButtonElement>(event, HEARTS);
  if (!heart) return;
  event.preventDefault();
  toggle(heart);
});

/** Cards come later too: with a list's next page, with what was picked on a map. */
const observer = new MutationObserver((changes) => {
  for (const part of new Set(changes.map(({ target }) => target)))
    if (part instanceof Element) showFavorites(part);
});

watchFavorites(showFavorites);
// A card that stays may be another estate's now.
document.addEventListener(NEW_CONTENT, () => showFavorites());
showFavorites();
observer.observe(document.body, { childList: true, subtree: true });
