import { useEffect } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { fetchPageWords } from "../shell/words/fetch-words.ts";
import { goOnWithoutScript, reportChunkFailure } from "./chunk-failure.ts";
import { firstSign } from "./first-sign.ts";
import { fetchPartsInTime } from "./on-demand.tsx";

type RouterWindow = {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string }> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

const TIMEOUT_MS = 120_000;

/**
 * Fetches the code and the words of the other screens of a language once somebody may go there. The router itself would fetch it when a
 * link is pointed at, and reload the page under the visitor's hand, again and again, when the code is not there.
 */
export function loadRouteModules(locale: Locale): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } = window as RouterWindow;
  if (!manifest || !known) return;
  for (const { id, module } of Object.values(manifest.routes)) {
    if (!id.startsWith(`${locale}.`) || Object.hasOwn(known, id)) continue;
    // The router waits for what it finds here; it would look no further for a module that failed.
    known[id] = firstSign()
      .then(() => inTime(fetchScreen(id, module), module))
      .catch((error: unknown) => {
        goOnWithoutScript();
        reportChunkFailure(error);
        return { default: LeaveToBrowser };
      })
      .then((loaded: unknown) => (known[id] = loaded));
  }
}

/** Stands for a screen whose code is missing: the router has gone to its address, and the server draws it. */
function LeaveToBrowser(): null {
  useEffect(() => window.location.reload(), []);
  return null;
}

async function fetchScreen(id: string, module: string): Promise<unknown> {
  const [screen] = await Promise.all([import(/* @vite-ignore */ module), fetchPageWords()]);
  await fetchPartsInTime();
  return screen;
}

function inTime<T>(loading: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Loading ${what} took too long (timeout)`)), TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
