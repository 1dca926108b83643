import { favoritesOf, MAX_FAVORITES } from "#domain/favorites/favorites.ts";
import styles from "./favorites-link.module.css";

/** The browser alone knows a visitor's favourites on a page that is the same for everyone: their count is written in here. */
function showCount(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-count-none]");
  if (!link) return;
  const { length } = favoritesOf(document.cookie);
  const { countNone = "", countOne = "", countMany = "" } = link.dataset;
  const label = [countNone, countOne][length] ?? countMany.replace(`${MAX_FAVORITES}`, `${length}`);
  link.setAttribute("aria-label", label);
  link.querySelector("span")?.remove();
  if (length === 0) return;
  const count = document.createElement("span");
  count.className = styles.count ?? "";
  count.textContent = `${length}`;
  link.append(count);
}

showCount();
window.addEventListener("pageshow", showCount);
document.addEventListener("visibilitychange", showCount);
window.cookieStore?.addEventListener("change", showCount);
