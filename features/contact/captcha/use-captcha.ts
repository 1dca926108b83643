import { useRef } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { REQUEST_TIMEOUT_MS } from "#platform/render/browser/request-timeout.ts";
import { withTimeout } from "#platform/render/browser/with-timeout.ts";

/** Less than the server lets a puzzle live. */
const FRESH_MS = 15 * 60_000;

type Begun = { readonly at: number; readonly token: Promise<string | undefined> };

/**
 * The spam check: its code and puzzle come when a form is first touched, and it is solved while the visitor types.
 * `token` waits for it, `reset` forgets it, since each counts once.
 */
export function useCaptcha(locale: Locale) {
  const begun = useRef<Begun | null>(null);
  const token = (): Promise<string | undefined> => {
    const now = performance.now();
    if (!begun.current || now - begun.current.at > FRESH_MS)
      begun.current = { at: now, token: solve(locale) };
    return begun.current.token;
  };
  const reset = () => {
    begun.current = null;
  };
  return { begin: () => void token(), token, reset };
}

async function solve(locale: Locale): Promise<string | undefined> {
  try {
    const solved = import("./solve-puzzle.ts").then(({ solvePuzzle }) => solvePuzzle(locale));
    return await withTimeout(solved, REQUEST_TIMEOUT_MS);
  } catch (error) {
    console.warn("The spam check is not there; the form goes on without it.", error);
    return undefined;
  }
}
