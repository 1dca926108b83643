import type { Challenge, Solution } from "altcha-lib/types";
import type { Locale } from "#domain/locale/locale.ts";
import type { Client, ClientCall } from "#features/site/api-client.ts";
import { browserClient } from "#features/site/browser-client.ts";
import type { captcha } from "../api/captcha.ts";
import type { Puzzle } from "../schema/puzzle.ts";

/**
 * Fetches a puzzle of the site's own and solves it; what proves that, or undefined where there is no puzzle (the site has
 * none, or this browser can't: cryptography needs TLS). A form goes on without.
 */
export async function solvePuzzle(locale: Locale): Promise<string | undefined> {
  const challenge = await fetchPuzzle(browserClient(locale));
  if (!challenge) return undefined;
  const solution = await solveInWorker(challenge);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Solution | null>();
  worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => resolve(data));
  worker.addEventListener("error", () => reject(new Error("The puzzle's worker does not run")));
  worker.postMessage(challenge, []);
  return promise.finally(() => worker.terminate());
}

/** Null where the site asks for none. */
export function fetchPuzzle(client: Client, call?: ClientCall): Promise<Puzzle | null> {
  return client.readAjax<typeof captcha>("captcha", null, call);
}
