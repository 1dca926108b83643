import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { languageBuild } from "./language-builds.ts";

const ids = [
  "root",
  "language-choice",
  ...LOCALES.flatMap((locale) => [`${locale}.page`, `${locale}.estate`]),
];
const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
const build = { routes, assets: { url: "/assets/manifest-1.js", routes } } as unknown as ServerBuild;

test.each(LOCALES)(
  "pages in %s are matched against the routes of that language and those of none",
  (locale) => {
    const { routes: own, assets } = languageBuild(build, locale);
    const expected = ["root", "language-choice", `${locale}.page`, `${locale}.estate`];
    expect(Object.keys(own)).toEqual(expected);
    expect(Object.keys(assets.routes)).toEqual(expected);
  },
);
