import type { Site } from "#features/site/schema/site.ts";
import { mediaUrl } from "#platform/media/address.ts";
import { darkScheme } from "#features/site/theme/dark-scheme.ts";
import type { LogoView } from "../shell-view.ts";

/** From this ratio on a logo is taken to be written words: emblems are hardly ever as wide. */
const WORDMARK_RATIO = 2.5;

/** The box that a logo fits in, in pixels; a wordmark is wider and a little lower. */
const EMBLEM_BOX = { width: 84, height: 34 } as const;
const WORDMARK_BOX = { width: 216, height: 34 } as const;

type LogoOfSite = Pick<Site, "logo" | "logoDark" | "theme" | "logoWidth" | "logoHeight" | "logoShowsName">;

/** The logo with the size that it is shown in: one of 1400 by 200 is a wordmark of 216 by 31. */
export function logoView(site: LogoOfSite, cdn: string | null): LogoView | null {
  const { logo, logoDark, logoWidth, logoHeight, logoShowsName } = site;
  if (!logo) return null;
  const ratio = logoWidth && logoHeight ? logoWidth / logoHeight : null;
  const scheme = darkScheme(site.theme);
  const isWordmark = logoShowsName ?? (ratio !== null && ratio >= WORDMARK_RATIO);
  return {
    src: mediaUrl(logo, "logo", { cdn }),
    srcSet: srcSetOf(logo, cdn),
    dark:
      scheme && logoDark && logoDark !== logo
        ? { srcSet: srcSetOf(logoDark, cdn), media: scheme.media }
        : null,
    hasPlate: scheme !== null && !logoDark,
    isWordmark,
    size: ratio === null ? null : sizeWithin(isWordmark ? WORDMARK_BOX : EMBLEM_BOX, ratio),
  };
}

function srcSetOf(file: string, cdn: string | null): string {
  return `${mediaUrl(file, "logo", { cdn })} 1x, ${mediaUrl(file, "logo", { cdn, width: 480 })} 2x`;
}

function sizeWithin(box: { readonly width: number; readonly height: number }, ratio: number) {
  const height = Math.min(box.height, box.width / ratio);
  return { width: Math.round(height * ratio), height: Math.round(height) };
}
