import type { ServerBuild } from "react-router";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";

/**
 * The router's build for the pages of one language, without the other languages' routes: it goes through all that there
 * are with each page, and a change of language is a new document. In production the browser's list is as short.
 */
export function languageBuild(build: ServerBuild, locale: Locale): ServerBuild {
  const { assets } = build;
  const url = import.meta.env.PROD ? assets.url.replace(/\.js$/, `.${locale}.js`) : assets.url;
  return {
    ...build,
    routes: ofLanguage(build.routes, locale),
    assets: { ...assets, url, routes: ofLanguage(assets.routes, locale) },
  };
}

/** A route's id begins with its language, where it is of one. */
function ofLanguage<R extends Readonly<Record<string, unknown>>>(routes: R, locale: Locale): R {
  const others = LOCALES.filter((other) => other !== locale);
  const own = Object.entries(routes).filter(([id]) => !others.some((other) => id.startsWith(`${other}.`)));
  return Object.fromEntries(own) as R;
}
