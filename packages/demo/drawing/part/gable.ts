import { lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, rect, stroke } from "../pen/svg.ts";

export type GableShape = "stepped" | "bell" | "neck" | "pointed";

type Frame = { x: number; y: number; w: number; u: number };

function stepped({ x, y, w, u }: Frame): {
  outline: string;
  caps: readonly (readonly [number, number, number])[];
  top: number;
} {
  const steps = Math.max(3, Math.round(w / u / 1.35));
  const run = w / 2 / (steps + 0.55);
  const rise = u * 0.72;
  const left = Array.from({ length: steps }, (_, at) => d`V${y - rise * (at + 1)}h${run}`).join("");
  const top = y - rise * (steps + 1);
  const peak = w - run * steps * 2;
  const right = Array.from({ length: steps }, () => d`v${rise}h${run}`).join("");
  const caps = Array.from({ length: steps }, (_, at) => y - rise * (at + 1)).flatMap((cap, at) => [
    [x + run * at, cap, run] as const,
    [x + w - run * (at + 1), cap, run] as const,
  ]);
  return {
    outline: d`M${x} ${y}` + left + d`V${top}h${peak}` + right + "z",
    caps: [...caps, [x + run * steps, top, peak]],
    top,
  };
}

function curved({ x, y, w, u }: Frame, neck: boolean) {
  const h = w * 0.5;
  const mid = x + w / 2;
  const half = w * (neck ? 0.24 : 0.2);
  const top = y - h - u * 0.3;
  const left = neck
    ? d`M${x} ${y}v${-u * 0.5}h${w * 0.1}q${w * 0.02} ${-h * 0.34} ${w * 0.16} ${-h * 0.36}V${top + u * 0.4}`
    : d`M${x} ${y}v${-u * 0.3}q${w * 0.16} ${-u * 0.1} ${w * 0.18} ${-h * 0.42}q${w * 0.01} ${-h * 0.34} ${w * 0.12} ${-h * 0.4}V${top + u * 0.3}`;
  const crown = neck
    ? d`L${mid} ${top - u * 0.25}L${mid + half} ${top + u * 0.4}`
    : d`Q${mid} ${top - u * 1.1} ${mid + half} ${top + u * 0.3}`;
  const right = neck
    ? d`V${y - u * 0.5 - h * 0.36}q${w * 0.14} ${h * 0.02} ${w * 0.16} ${h * 0.36}h${w * 0.1}v${u * 0.5}`
    : d`v${h * 0.18 - u * 0.3}q${w * 0.11} ${h * 0.06} ${w * 0.12} ${h * 0.4}q${w * 0.02} ${h * 0.42 - u * 0.1} ${w * 0.18} ${h * 0.42}v${u * 0.3}`;
  return { edge: left + crown + right, top };
}

export type Gable = { outline: string; trim: string; top: number };

export function shapeGable(sheet: Sheet, shape: GableShape, frame: Frame, stone: string): Gable {
  const { x, y, w, u } = frame;
  const colour = sheet.tone(stone);
  if (shape === "stepped") {
    const { outline, caps, top } = stepped(frame);
    const trim = caps
      .map(([cx, cy, cw]) => rect(cx - u * 0.05, cy - u * 0.1, cw + u * 0.1, u * 0.14, colour))
      .join("");
    return { outline, trim, top };
  }
  if (shape === "pointed") {
    const top = y - w * 0.52;
    const edge = d`M${x - u * 0.15} ${y + u * 0.08}L${x + w / 2} ${top}L${x + w + u * 0.15} ${y + u * 0.08}`;
    const trim =
      stroke(edge, colour, u * 0.2, 'stroke-linejoin="miter"') + stroke(edge, lighter(colour, 0.4), u * 0.05);
    return { outline: d`M${x} ${y}L${x + w / 2} ${top}L${x + w} ${y}z`, trim, top };
  }
  const { edge, top } = curved(frame, shape === "neck");
  return { outline: `${edge}z`, trim: stroke(edge, colour, u * 0.15, 'stroke-linejoin="round"'), top };
}
