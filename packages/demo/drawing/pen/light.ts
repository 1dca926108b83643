import { greyer, mix } from "./colour.ts";
import type { Stop } from "./svg.ts";

export type Light = "day" | "dusk" | "overcast" | "morning";

export type LightRow = {
  sky: readonly Stop[];
  haze: string;
  cloud: string;
  sun: { colour: string; glow: string; x: number; y: number; r: number };
  glass: readonly [string, string];
  lit: number;
  shadow: number;
  tone: (colour: string) => string;
};

export const LIGHTS: Record<Light, LightRow> = {
  day: {
    sky: [
      [0, "#9cc6e3"],
      [0.55, "#cfe3ea"],
      [1, "#f3efe2"],
    ],
    haze: "#d3e0e2",
    cloud: "#ffffff",
    sun: { colour: "#fffbe9", glow: "#fff6d8", x: 0.17, y: 0.16, r: 40 },
    glass: ["#8fb4c8", "#d5e6ea"],
    lit: 0,
    shadow: 0.2,
    tone: (colour) => colour,
  },
  morning: {
    sky: [
      [0, "#b9d0dc"],
      [0.42, "#f1dcc4"],
      [0.8, "#fbd9b4"],
      [1, "#fdebd2"],
    ],
    haze: "#f0dcc8",
    cloud: "#fff3e4",
    sun: { colour: "#fff4d6", glow: "#ffe1a8", x: 0.13, y: 0.4, r: 50 },
    glass: ["#a9b8c0", "#f6d9b5"],
    lit: 0.08,
    shadow: 0.17,
    tone: (colour) => mix(colour, "#ffc890", 0.13),
  },
  overcast: {
    sky: [
      [0, "#c3ced4"],
      [0.6, "#dde2e2"],
      [1, "#eeece6"],
    ],
    haze: "#d9dedf",
    cloud: "#f4f5f4",
    sun: { colour: "#f7f6f1", glow: "#ffffff", x: 0.72, y: 0.14, r: 44 },
    glass: ["#93a5ae", "#cfd9db"],
    lit: 0.16,
    shadow: 0.12,
    tone: (colour) => mix(greyer(colour, 0.2), "#c9d0d2", 0.07),
  },
  dusk: {
    sky: [
      [0, "#26345a"],
      [0.4, "#5a5480"],
      [0.68, "#b5758a"],
      [0.88, "#eea77c"],
      [1, "#f7c893"],
    ],
    haze: "#8a6a86",
    cloud: "#a5789a",
    sun: { colour: "#fdf3d8", glow: "#f7d9b0", x: 0.84, y: 0.15, r: 30 },
    glass: ["#4a5478", "#8b7294"],
    lit: 0.66,
    shadow: 0.3,
    tone: (colour) => mix(mix(colour, "#f09060", 0.08), "#2a2850", 0.36),
  },
};
