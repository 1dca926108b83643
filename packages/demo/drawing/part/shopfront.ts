import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, linear, path, rect, stroke } from "../pen/svg.ts";

export type ShopWish = {
  x: number;
  ground: number;
  w: number;
  h: number;
  u: number;
  colour: string;
  lit: boolean;
  awning: boolean;
};

function pane(sheet: Sheet, lit: boolean): string {
  const [top, foot] = sheet.row.glass;
  const stops = lit
    ? ([
        [0, "#ffe3a0"],
        [1, "#eca352"],
      ] as const)
    : ([
        [0, mix(top, "#46606a", 0.35)],
        [1, mix(foot, "#8aa0a4", 0.25)],
      ] as const);
  return sheet.fill((id) => linear(id, stops));
}

function display(sheet: Sheet, x: number, foot: number, w: number, u: number): string {
  const { random, tone } = sheet;
  const goods = Array.from({ length: 5 }, (_, at) => {
    const cx = x + (w * (at + 0.5)) / 5;
    const colour = tone(random.pick(["#b5513a", "#e2b25a", "#4d7a6a", "#efe3cf", "#7d5a7a"]));
    const size = u * random.between(0.14, 0.24);
    return random.chance(0.5)
      ? path(
          d`M${cx - size * 0.7} ${foot}l${size * 0.2} ${-size * 1.8}h${size}l${size * 0.2} ${size * 1.8}z`,
          colour,
        )
      : circle(cx, foot - size, size, colour) +
          rect(cx - size * 0.5, foot - size * 0.4, size, size * 0.4, darker(colour, 0.3));
  });
  const lamps = [0.25, 0.75].map(
    (at) =>
      stroke(d`M${x + w * at} ${foot - u * 1.75}v${u * 0.3}`, "#3a3330", 2) +
      circle(x + w * at, foot - u * 1.38, u * 0.11, "#fff0c2"),
  );
  return goods.join("") + lamps.join("");
}

function drawAwning(sheet: Sheet, x: number, y: number, w: number, u: number, colour: string): string {
  const base = sheet.tone(colour);
  const cream = sheet.tone("#f6efe0");
  const drop = u * 0.72;
  const count = Math.max(6, 2 * Math.round(w / (u * 0.84)) + 1);
  const strip = Array.from({ length: count }, (_, at) => {
    const a = x + (w * at) / count;
    const b = x + (w * (at + 1)) / count;
    const lean = (edge: number) => edge + (edge - (x + w / 2)) * 0.06;
    const shape = d`M${a} ${y}H${b}L${lean(b)} ${y + drop}Q${(lean(a) + lean(b)) / 2} ${y + drop + u * 0.24} ${lean(a)} ${y + drop}z`;
    return path(shape, at % 2 ? cream : base);
  });
  const shade = rect(x - w * 0.03, y + drop * 0.8, w * 1.06, u * 0.5, "#141430", 'opacity=".2"');
  const fold = path(
    d`M${x} ${y}H${x + w}L${x + w * 1.03} ${y + drop * 0.34}H${x - w * 0.03}z`,
    "#ffffff",
    'opacity=".14"',
  );
  return shade + strip.join("") + fold;
}

export function drawShopfront(sheet: Sheet, wish: ShopWish): string {
  const { x, ground, w, h, u } = wish;
  const wood = sheet.tone(wish.colour);
  const top = ground - h;
  const doorW = u * 1.15;
  const doorX = x + w * 0.5 - doorW / 2;
  const sill = ground - u * 0.55;
  const paneTop = top + u * 0.72;
  const side = doorX - x - u * 0.5;
  const fill = pane(sheet, wish.lit);
  const glass = [x + u * 0.25, doorX + doorW + u * 0.25].map(
    (px) =>
      rect(px, paneTop, side, sill - paneTop, fill) +
      display(sheet, px, sill, side, u) +
      path(
        d`M${px + side * 0.12} ${sill}L${px + side * 0.5} ${paneTop}h${side * 0.14}L${px + side * 0.26} ${sill}z`,
        "#ffffff",
        'opacity=".18"',
      ) +
      rect(px, paneTop, side, u * 0.12, "#141428", 'opacity=".28"') +
      rect(px, sill, side, u * 0.1, lighter(wood, 0.3)),
  );
  const letters = Array.from({ length: 7 }, (_, at) =>
    rect(
      x + w / 2 + (at - 3.5) * u * 0.34,
      top + u * 0.24,
      u * 0.2,
      u * (at % 3 ? 0.2 : 0.28),
      sheet.tone("#f0dcae"),
      'rx="2"',
    ),
  );
  return (
    rect(x, top, w, h, wood) +
    glass.join("") +
    rect(doorX, paneTop, doorW, ground - paneTop, darker(wood, 0.3)) +
    rect(doorX + doorW * 0.16, paneTop + u * 0.12, doorW * 0.68, (ground - paneTop) * 0.66, fill) +
    circle(doorX + doorW * 0.88, ground - u * 1.05, u * 0.06, sheet.tone("#d3a950")) +
    rect(x, ground - u * 0.22, w, u * 0.22, sheet.tone("#6d7679")) +
    rect(x - u * 0.1, top, w + u * 0.2, u * 0.6, darker(wood, 0.14)) +
    (wish.awning ? "" : letters.join("")) +
    rect(x - u * 0.14, top - u * 0.1, w + u * 0.28, u * 0.14, lighter(wood, 0.35)) +
    (wish.awning
      ? drawAwning(
          sheet,
          x + u * 0.1,
          top + u * 0.2,
          w - u * 0.2,
          u,
          sheet.random.pick(["#b5513a", "#3f6f5f", "#365a74"]),
        )
      : "")
  );
}
