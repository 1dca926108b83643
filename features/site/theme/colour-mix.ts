import { luminance } from "#domain/estate/sticker/contrast.ts";

type Rgb = readonly [number, number, number];

/** Twelve halvings are finer than the 256 steps of a channel. */
const HALVINGS = 12;

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes two colours channel by channel; a share of 1 is the second colour whole. */
export function mix(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  return hexOf(rgbOf(from).map((channel, at) => channel + ((target[at] ?? 0) - channel) * share));
}

/** The colour mixed with black or white until it is as bright as asked (0 to 1): `withLuminance("#1d2528", 0)` is `"#000000"`. */
export function withLuminance(colour: string, wanted: number): string {
  const isTooDark = luminance(colour) < wanted;
  const end = isTooDark ? "#ffffff" : "#000000";
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    const isShort = luminance(mix(colour, end, middle)) < wanted === isTooDark;
    [low, high] = isShort ? [middle, high] : [low, middle];
  }
  return mix(colour, end, high);
}

/** How far the channels of a muted colour lie apart: more, and a whole page of it would be tinted. */
const MUTED_SPREAD = 20;

/** The colour as bright as asked, with no more of its hue than a surface bears: red ink gives a paper that is nearly black. */
export function desaturated(colour: string, wanted: number): string {
  const toned = withLuminance(colour, wanted);
  const spread = Math.max(...rgbOf(toned)) - Math.min(...rgbOf(toned));
  if (spread <= MUTED_SPREAD) return toned;
  return withLuminance(mix(toned, withLuminance("#808080", wanted), 1 - MUTED_SPREAD / spread), wanted);
}
