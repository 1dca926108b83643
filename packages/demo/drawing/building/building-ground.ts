import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, ellipse, path, rect, stroke } from "../pen/svg.ts";
import { drawGlassBalcony } from "../part/balcony.ts";
import { drawDoor } from "../part/door.ts";
import { drawPane } from "../part/pane.ts";
import type { Place } from "./terrace.ts";
import { boxOf, paintWall } from "../part/wall.ts";

export function drawSaleBoard(sheet: Sheet, x: number, ground: number, u: number): string {
  const wood = sheet.tone("#7a5a40");
  const board = sheet.tone("#f8f3e8");
  const accent = sheet.tone("#a8452f");
  const house = d`M${x - u * 0.34} ${ground - u * 1.75}l${u * 0.34} ${-u * 0.34}l${u * 0.34} ${u * 0.34}v${u * 0.4}h${-u * 0.68}z`;
  return (
    ellipse(x, ground, u * 1.1, u * 0.08, "#141430", 'opacity=".18"') +
    rect(x - u * 0.86, ground - u * 2.4, u * 0.12, u * 2.4, wood) +
    rect(x + u * 0.74, ground - u * 2.4, u * 0.12, u * 2.4, wood) +
    rect(x - u, ground - u * 2.3, u * 2, u * 1.3, board, 'rx="6"') +
    rect(x - u, ground - u * 2.3, u * 2, u * 0.16, accent, 'rx="4"') +
    path(house, accent) +
    rect(x - u * 0.1, ground - u * 1.62, u * 0.2, u * 0.27, board) +
    rect(x - u * 0.6, ground - u * 1.2, u * 1.2, u * 0.08, darker(board, 0.25))
  );
}

// An empty plot: corner stakes with a cord between them, drawn in perspective.
export function drawPlot(sheet: Sheet, { ground, u }: Place): string {
  const { width, height } = sheet;
  const mid = width / 2;
  const back = ground + u * 0.25;
  const front = ground + (height - ground) * 0.82;
  const near = width * 0.38;
  const far = width * 0.27;
  const earth = path(
    d`M${mid - far} ${back}H${mid + far}L${mid + near} ${front}H${mid - near}z`,
    lighter(sheet.tone("#a9b57c"), 0.22),
    'opacity=".75"',
  );
  const cord = stroke(
    d`M${mid - far} ${back - u * 0.45}H${mid + far}L${mid + near} ${front - u * 0.8}H${mid - near}z`,
    sheet.tone("#c25b45"),
    3,
    'stroke-dasharray="16 9"',
  );
  const stakes = [
    [mid - far, back, 0.55],
    [mid + far, back, 0.55],
    [mid - near, front, 0.95],
    [mid + near, front, 0.95],
  ] as const;
  const wood = stakes.map(
    ([x, y, h]) =>
      rect(x - u * 0.06, y - u * h, u * 0.12, u * h, sheet.tone("#8a6548")) +
      rect(x - u * 0.06, y - u * h, u * 0.12, u * 0.14, sheet.tone("#c25b45")),
  );
  return earth + cord + wood.join("");
}

export function drawNewBuild(sheet: Sheet, { ground, u }: Place): string {
  const { random, tone } = sheet;
  const w = 6.6 * u;
  const left = sheet.width / 2 - w;
  const walls = random.shuffle(["#efe8da", "#b9a58c", "#a8735a", "#6f6c6a", "#d6c8b2"]);
  const house = (x: number, wall: string, mirror: boolean) => {
    const eaves = ground - 5.6 * u;
    const peak = eaves - 2.9 * u;
    const outline = d`M${x} ${ground}V${eaves}L${x + w / 2} ${peak}L${x + w} ${eaves}V${ground}z`;
    const at = (offset: number, size: number) => (mirror ? x + w - offset * u - size * u : x + offset * u);
    const style = { u, frame: "#2e3336", style: "modern", head: "plain" } as const;
    return (
      paintWall(sheet, outline, wall, "brick", u) +
      paintWall(sheet, boxOf(at(0.4, 2.1), ground - 2.9 * u, 2.1 * u, 2.9 * u), "#a9764a", "timber", u) +
      stroke(
        d`M${x - u * 0.1} ${eaves + u * 0.06}L${x + w / 2} ${peak}L${x + w + u * 0.1} ${eaves + u * 0.06}`,
        tone("#33383c"),
        u * 0.22,
      ) +
      drawPane(sheet, { ...style, x: x + w / 2 - u * 0.65, y: eaves - u * 1.5, w: u * 1.3, h: u * 1.4 }) +
      drawPane(sheet, { ...style, x: at(0.75, 1.4), y: eaves + u * 0.5, w: u * 1.4, h: u * 1.6 }) +
      drawPane(sheet, { ...style, x: at(3.3, 2.5), y: eaves + u * 0.35, w: u * 2.5, h: u * 2.1 }) +
      drawGlassBalcony(sheet, at(3.1, 2.9), eaves + u * 2.55, u * 2.9, u) +
      drawPane(sheet, { ...style, x: at(3.3, 2.6), y: ground - u * 2.5, w: u * 2.6, h: u * 2.2 }) +
      drawDoor(sheet, {
        x: at(0.85, 1.1),
        ground,
        u,
        w: u * 1.1,
        colour: "#33414a",
        stone: "#a9764a",
        style: "modern",
        lit: sheet.row.lit > 0.3,
      })
    );
  };
  return (
    house(left, walls[0] ?? "#efe8da", false) +
    house(left + w, walls[1] ?? "#b9a58c", true) +
    rect(left + w - 2, ground - 5.6 * u, 4, 5.6 * u, "#141430", 'opacity=".3"')
  );
}

function crane(sheet: Sheet, x: number, ground: number, u: number): string {
  const steel = sheet.tone("#e0a93c");
  const top = ground - 13.2 * u;
  const mast = Array.from(
    { length: 16 },
    (_, at) => d`M${x} ${ground - at * u * 0.82}l${u * 0.5} ${-u * 0.41}l${-u * 0.5} ${-u * 0.41}`,
  ).join("");
  const jib = Array.from(
    { length: 12 },
    (_, at) => d`M${x + u * 0.5 - at * u * 0.8} ${top}l${-u * 0.4} ${-u * 0.4}l${-u * 0.4} ${u * 0.4}`,
  ).join("");
  const frame = d`M${x} ${ground}V${top - u}M${x + u * 0.5} ${ground}V${top - u}M${x + u * 3} ${top}H${x - u * 9.4}M${x + u * 0.2} ${top - u * 1.4}L${x - u * 8.6} ${top}M${x + u * 0.2} ${top - u * 1.4}L${x + u * 3} ${top}`;
  const load =
    stroke(d`M${x - u * 6.6} ${top}v${u * 2.5}`, sheet.tone("#3a4448"), 2) +
    rect(x - u * 7.4, top + u * 2.5, u * 1.6, u * 0.3, sheet.tone("#b4633f"));
  return (
    stroke(mast + jib, steel, u * 0.06) +
    stroke(frame, steel, u * 0.11) +
    rect(x + u * 2.1, top, u * 0.9, u * 0.9, sheet.tone("#8b9496")) +
    rect(x - u * 0.2, top + u * 0.1, u * 0.9, u * 0.9, sheet.tone("#f3ecdd")) +
    load
  );
}

export function drawConstructionSite(sheet: Sheet, { ground, u }: Place): string {
  const { tone } = sheet;
  const w = 12 * u;
  const x = sheet.width / 2 - w / 2 - u;
  const storey = 3 * u;
  const slab = tone("#c4c0b6");
  const floors = [1, 2, 3].map(
    (at) =>
      rect(x - u * 0.2, ground - storey * at, w + u * 0.4, u * 0.3, slab) +
      rect(x, ground - storey * at + u * 0.3, w, u * 0.4, "#141430", 'opacity=".2"'),
  );
  const columns = [0, 1, 2, 3, 4].map((at) =>
    rect(x + (w * at) / 4 - u * 0.2, ground - storey * 3, u * 0.4, storey * 3, darker(slab, 0.08)),
  );
  const inside = rect(x, ground - storey * 3, w, storey * 3, tone("#7d858a"), 'opacity=".55"');
  const walls =
    paintWall(sheet, boxOf(x, ground - storey + u * 0.3, w * 0.5, storey - u * 0.3), "#b4633f", "brick", u) +
    paintWall(
      sheet,
      d`M${x} ${ground - storey}V${ground - storey * 2 + u * 0.3}h${w * 0.25}v${u * 0.9}h${u}v${u * 0.6}h${u}V${ground - storey}z`,
      "#b4633f",
      "brick",
      u,
    );
  const holes = [0.08, 0.3].map(
    (at) =>
      rect(x + w * at, ground - u * 2.3, u * 1.3, u * 1.5, tone("#4a5158")) +
      rect(x + w * at - u * 0.1, ground - u * 2.5, u * 1.5, u * 0.2, slab),
  );
  const poles =
    Array.from(
      { length: 5 },
      (_, at) => d`M${x + w * 0.5 + at * u * 1.6} ${ground}V${ground - storey * 3 - u * 1.2}`,
    ).join("") +
    [1, 2, 3].map((at) => d`M${x + w * 0.5 - u * 0.4} ${ground - storey * at - u * 1}h${u * 7.2}`).join("");
  const planks = [1, 2, 3].map((at) =>
    rect(x + w * 0.5 - u * 0.3, ground - storey * at - u * 0.12, u * 7, u * 0.14, tone("#b98d58")),
  );
  const fence = Array.from(
    { length: 8 },
    (_, at) =>
      rect(
        x - u * 4 + at * u * 2.7,
        ground - u * 1.1,
        u * 2.6,
        u * 1.1,
        tone(at % 2 ? "#f3ecdd" : "#e7ddc8"),
      ) + rect(x - u * 4 + at * u * 2.7, ground - u * 0.4, u * 2.6, u * 0.16, tone("#a8452f")),
  );
  const starts = Array.from(
    { length: 9 },
    (_, at) => d`M${x + (w * at) / 8} ${ground - storey * 3}v${-u * 0.7}`,
  ).join("");
  return (
    crane(sheet, x + w + u * 2.4, ground, u * 0.92) +
    inside +
    columns.join("") +
    floors.join("") +
    stroke(starts, tone("#8a5a44"), 3) +
    walls +
    holes.join("") +
    stroke(poles, tone("#8b9496"), u * 0.09) +
    planks.join("") +
    fence.join("")
  );
}
