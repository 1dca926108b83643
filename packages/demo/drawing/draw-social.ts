import type { Brand } from "./draw-logo.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawStreet } from "./draw-street.ts";
import type { Light } from "./pen/light.ts";
import { frame } from "./pen/sheet.ts";
import { d, escapeText, rect } from "./pen/svg.ts";

export type SocialWish = { seed: string; brand: Brand; name: string; line?: string; light?: Light };

const LOOK = {
  huyzen: { palette: "brick", ink: "#1d2528", card: "#fbfaf7" },
  zilt: { palette: "sea", ink: "#12323d", card: "#ffffff" },
} as const;

const FONT = "font-family=\"'Bricolage Grotesque', 'Instrument Sans', Helvetica, Arial, sans-serif\"";

// Renderers of link previews know no CSS variables, so the mark gets its colours written out.
const plain = (svg: string) => svg.replace(/var\([^,(]+,(#[0-9a-f]+)\)/g, "$1");

const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");

export function drawSocial({ seed, brand, name, line = "", light = "day" }: SocialWish): string {
  const look = LOOK[brand];
  const street = inner(
    drawStreet({ seed, palette: look.palette, width: 1200, height: 630, light, metre: 24 }),
  );
  const wide = Math.max(360, Math.min(1040, Math.max(170 + name.length * 36, 70 + line.length * 15)));
  const x = (1200 - wide) / 2;
  const mark = `<g ${d`transform="translate(${x + 38} 66)`} scale(1.25)">${inner(plain(drawLogo({ brand })))}</g>`;
  const title = `<text ${d`x="${x + 140}" y="${126}"`} font-size="62" font-weight="640" letter-spacing="-1.2" fill="${look.ink}" ${FONT}>${escapeText(name)}</text>`;
  const under =
    line === ""
      ? ""
      : `<text ${d`x="${x + 40}" y="${190}"`} font-size="27" fill="#5d686c" ${FONT}>${escapeText(line)}</text>`;
  return frame(
    1200,
    630,
    street +
      rect(x, 44, wide, line === "" ? 124 : 172, look.card, 'rx="22" opacity=".95"') +
      mark +
      title +
      under,
  );
}
