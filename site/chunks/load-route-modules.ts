import { useEffect } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { goOnWithoutScript, reportChunkFailure } from "./chunk-failure.ts";

type RouterWindow = {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string }> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

const TIMEOUT_MS = 120_000;

/**
 * Fetches the code of the other screens of a language once the page is awake. The router itself would fetch it when a
 * link is pointed at, and reload the page under the visitor's hand, again and again, when the code is not there.
 */
export function loadRouteModules(locale: Locale): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } = window as RouterWindow;
  if (!manifest || !known) return;
  const calm = whenIdle();
  for (const { id, module } of Object.values(manifest.routes)) {
    if (!id.startsWith(`${locale}.`) || Object.hasOwn(known, id)) continue;
    // The router waits for what it finds here; it would look no further for a module that failed.
    known[id] = calm
      .then(() => inTime(import(/* @vite-ignore */ module), module))
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

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

function inTime<T>(loading: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Loading ${what} took too long (timeout)`)), TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
