import type { Theme } from "../schema/site.ts";

export type FontPreload = {
  readonly rel: "preload";
  readonly as: "font";
  readonly type: "font/woff2";
  readonly crossOrigin: "anonymous";
  readonly href: string;
};

const DISPLAY_FILES = {
  "bricolage-grotesque": "bricolage-display",
  "instrument-sans": "instrument-sans",
  system: null,
} as const;
const TEXT_FILES = { ...DISPLAY_FILES, "bricolage-grotesque": "bricolage-text" } as const;

/** The fonts that a page of the site renders first, as link descriptors; a site on system fonts preloads none. */
export function fontPreloads({ displayFont, textFont }: Theme): FontPreload[] {
  const files = new Set([
    TEXT_FILES[textFont ?? "instrument-sans"],
    DISPLAY_FILES[displayFont ?? "bricolage-grotesque"],
  ]);
  return [...files].flatMap((file) =>
    file
      ? [
          {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossOrigin: "anonymous",
            href: `/fonts/${file}.woff2`,
          },
        ]
      : [],
  );
}
