import { MESSAGES } from "#features/messages.ts";
import { createSay, type Say } from "#domain/locale/say.ts";
import type { ShellView } from "./shell-view.ts";

const voices = new WeakMap<ShellView, Say>();

/** The voice of all pages in a frame, which looks each word up once. */
export function sayOf(shell: ShellView): Say {
  const voice = voices.get(shell) ?? createSay(shell.locale, MESSAGES[shell.locale], shell.words);
  voices.set(shell, voice);
  return voice;
}
