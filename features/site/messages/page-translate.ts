import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { createTranslate, type Dictionary, type Translate } from "#domain/locale/translate.ts";

/** The language of this document, in the browser. */
export function languageOfPage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : "nl";
}

/** The messages that this document brought along, in the browser. */
export function pageTranslate(): Translate {
  return createTranslate(languageOfPage(), readMessages());
}

/** Adds messages that were fetched later, for all that is rendered from then on. */
export function addPageMessages(messages: Dictionary): void {
  const element = document.createElement("script");
  element.type = "application/json";
  element.dataset["islandMessages"] = "";
  element.textContent = JSON.stringify(messages);
  document.body.append(element);
}

/** What is shown in place of a page's content, or above it, brings the words of its islands along. */
function readMessages(): Dictionary {
  const brought = [...document.querySelectorAll("script[data-island-messages]")];
  return Object.assign({}, ...brought.map(({ textContent }) => JSON.parse(textContent) as Dictionary));
}
