import { siteTranslate } from "#features/site/messages/site-translate.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { ShellView } from "../shell-view.ts";

const voices = new WeakMap<ShellView, Translate>();

/** The voice of all pages in a frame, which looks each word up once. */
export function translateOf(shell: ShellView): Translate {
  const voice = voices.get(shell) ?? siteTranslate(shell.locale, shell.words);
  voices.set(shell, voice);
  return voice;
}
