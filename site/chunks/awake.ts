import { useEffect } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { announceReady } from "./chunk-failure.ts";
import { loadRouteModules } from "./load-route-modules.ts";

/** Stands beside the router: when it is there, React has taken over the page. */
export function Awake({ locale }: { readonly locale: Locale }): null {
  useEffect(() => {
    announceReady();
    loadRouteModules(locale);
  }, [locale]);
  return null;
}
