import { MESSAGES } from "#features/messages.ts";
import { createTranslate, type Translate } from "#domain/locale/translate.ts";
import type { ShellView } from "./shell-view.ts";

const voices = new WeakMap<ShellView, Translate>();

/** The voice of all pages in a frame, which looks each word up once. */
export function translateOf(shell: ShellView): Translate {
  const voice = voices.get(shell) ?? createTranslate(shell.locale, MESSAGES[shell.locale], shell.words);
  voices.set(shell, voice);
  return voice;
}
