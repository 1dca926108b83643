import type { Phase, Step } from "#bundle/finding.ts";
import type { Terminal } from "./terminal.ts";

const WORDS: Record<Phase, string> = {
  checking: "Checking listings",
  pictures: "Taking in pictures",
  writing: "Writing listings",
};
const BAR = 30;
const REDRAW_MS = 80;

/** A bar on a terminal; elsewhere one line for each part that begins. */
export function showProgress(terminal: Terminal, clock: () => number): Step {
  return (phase, total) => {
    let done = 0;
    let drawnAt = -Infinity;
    if (!terminal.canRedraw && total > 0) terminal.say(`${WORDS[phase]} …`);
    return (piece) => {
      done += piece;
      const now = clock();
      if (now - drawnAt < REDRAW_MS && done < total) return;
      drawnAt = now;
      const part = total > 0 ? Math.min(done / total, 1) : 1;
      const filled = Math.round(part * BAR);
      const bar = "█".repeat(filled) + "░".repeat(BAR - filled);
      terminal.redraw(`${WORDS[phase].padEnd(19)} ${bar} ${String(Math.floor(part * 100)).padStart(3)} %`);
    };
  };
}
