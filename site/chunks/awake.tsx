import { type ReactNode, useEffect } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { announceReady } from "./chunk-failure.ts";
import { holdEarlyPresses } from "./early-presses.ts";
import { loadRouteModules } from "./load-route-modules.ts";

/**
 * Stands around the router: once it is there, React has taken over the page. Around it and not beside it, since React
 * counts siblings into the ids that server and browser must agree on.
 */
export function Awake({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  useEffect(() => {
    announceReady();
    holdEarlyPresses();
    loadRouteModules(locale);
  }, [locale]);
  return children;
}
