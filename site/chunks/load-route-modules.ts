import type { Locale } from "#domain/locale/locale.ts";
import { goOnWithoutScript, reportChunkFailure } from "./chunk-failure.ts";

type RouterWindow = {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string }> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

const TIMEOUT_MS = 120_000;

/**
 * Fetches the code of the other screens of a language once the page is awake. The router itself would do so on the way
 * to a screen, and reload the page that the visitor is leaving, again and again, when the code is not there.
 */
export function loadRouteModules(locale: Locale): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  idle(() => {
    loadAll(locale).catch((error: unknown) => {
      goOnWithoutScript();
      reportChunkFailure(error);
    });
  });
}

async function loadAll(locale: Locale): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } = window as RouterWindow;
  if (!manifest || !known) return;
  const wanted = Object.values(manifest.routes).filter(
    ({ id }) => id.startsWith(`${locale}.`) && !Object.hasOwn(known, id),
  );
  await Promise.all(
    wanted.map(async ({ id, module }) => {
      known[id] = await inTime(import(/* @vite-ignore */ module), module);
    }),
  );
}

function inTime<T>(loading: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Loading ${what} took too long (timeout)`)), TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
