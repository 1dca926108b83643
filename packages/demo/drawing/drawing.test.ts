import sharp from "sharp";
import { expect, test } from "vitest";
import { drawEmpty, EMPTY_KINDS } from "./draw-empty.ts";
import { drawFacade, FACADE_KINDS } from "./draw-facade.ts";
import { drawFloorPlan } from "./draw-floor-plan.ts";
import { drawInterior, ROOM_KINDS } from "./draw-interior.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { drawSocial } from "./draw-social.ts";
import { drawStreet } from "./draw-street.ts";

const LIGHTS = ["day", "dusk", "overcast", "morning"] as const;
const REGIONS = ["brick", "sea", "ardennes", "brussels"] as const;
const SEEDS = ["coupure", "zeedijk", "ardooi"];

const PLAN = [
  {
    level: 0,
    rooms: [
      { name: "Inkomhal & gang", area: 9.5 },
      { name: "Toilet", area: 1.8 },
      { name: "Leefruimte <zuid>", area: 38.5 },
    ],
  },
  {
    level: 1,
    rooms: [
      { name: "Slaapkamer", area: 17.8 },
      { name: "Badkamer", area: 9.4 },
    ],
  },
];

const facades = FACADE_KINDS.flatMap((kind) =>
  SEEDS.flatMap((seed, at) =>
    REGIONS.map((region, row) => drawFacade({ seed, kind, region, light: LIGHTS[(at + row) % 4] })),
  ),
);
const rooms = ROOM_KINDS.flatMap((room) =>
  SEEDS.flatMap((seed) =>
    LIGHTS.map((light, at) => drawInterior({ seed, room, light, region: REGIONS[at] })),
  ),
);
const streets = [
  ...REGIONS.flatMap((palette) =>
    [320, 1440, 2560].map((width) => drawStreet({ seed: "korenlei", palette, width })),
  ),
  drawStreet({ seed: "graslei", front: "canal", sky: "none" }),
  drawSocial({ seed: "s", brand: "zilt", name: "Zilt & Zand", line: 'Verhuur "aan zee"' }),
];
const others = [
  ...Array.from({ length: 40 }, (_, at) => drawPortrait({ seed: `rep ${at}` })),
  ...EMPTY_KINDS.map((kind) => drawEmpty(kind)),
  drawLogo({ brand: "huyzen" }),
  drawLogo({ brand: "zilt" }),
  drawFloorPlan({ seed: "p", floors: PLAN }),
];
const all = [...facades, ...rooms, ...streets, ...others];

// Walks the tags as an XML parser would: what opens must close, in order, with quoted attributes.
function faultOf(svg: string): string | null {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)\s*(\/?)>/g,
    (_, closing, name, __, alone) => {
      if (closing && open.pop() !== name) return `wrong </${name}>`;
      if (!closing && !alone) open.push(name);
      return "";
    },
  );
  if (open.length > 0) return `never closed: ${open.join(" ")}`;
  return /[<>"]|&(?!#\d+;)/.test(rest) || rest.includes("wrong") ? rest.slice(0, 80) : null;
}

test("every drawing is well-formed", () => {
  expect(all.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
});

test("a broken drawing would be noticed", () => {
  expect(faultOf("<svg><g></svg>")).not.toBeNull();
  expect(faultOf('<svg><path d="M0 0/></svg>')).not.toBeNull();
});

test("no drawing holds a coordinate or colour that could not be worked out", () => {
  expect(all.filter((svg) => /NaN|undefined|Infinity|null|\[object/.test(svg))).toEqual([]);
});

test("every reference inside a drawing leads to a definition of that drawing", () => {
  for (const svg of all) {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test("drawings on one page share no id unless they are the same drawing", () => {
  const owner = new Map<string, string>();
  for (const svg of all) {
    for (const [, id = ""] of svg.matchAll(/ id="([^"]+)"/g)) {
      expect(owner.get(id) ?? svg).toBe(svg);
      owner.set(id, svg);
    }
  }
});

test("the same wish always gives the same drawing", () => {
  expect(drawFacade({ seed: "a", kind: "mansion" })).toBe(drawFacade({ seed: "a", kind: "mansion" }));
  expect(drawInterior({ seed: "a", room: "living" })).toBe(drawInterior({ seed: "a", room: "living" }));
  expect(drawStreet({ seed: "a" })).toBe(drawStreet({ seed: "a" }));
  expect(drawPortrait({ seed: "a" })).toBe(drawPortrait({ seed: "a" }));
});

test.each(FACADE_KINDS)("two listings of kind %s look different", (kind) => {
  const body = (seed: string) => drawFacade({ seed, kind }).replaceAll(/#?g[0-9a-z]+-[0-9a-z]+/g, "");
  expect(body("one")).not.toBe(body("two"));
});

test("a property picture stays light enough to travel", () => {
  const heaviest = Math.max(...[...facades, ...rooms].map((svg) => svg.length));
  expect(heaviest).toBeLessThan(75_000);
  expect(Math.max(...streets.map((svg) => svg.length))).toBeLessThan(180_000);
  expect(Math.max(...others.map((svg) => svg.length))).toBeLessThan(30_000);
});

test("a plan says nothing that a visitor would need translated", () => {
  const plan = drawFloorPlan({ seed: "p", floors: PLAN });
  const texts = [...plan.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(["9,5 m²", "1,8 m²", "38,5 m²", "0", "17,8 m²", "9,4 m²", "+1", "0", "5 m"]);
});

test("a plan leaves out what has no size", () => {
  const floors = [
    {
      level: -1,
      rooms: [
        { name: "Kruipruimte", area: 0 },
        { name: "Studio", area: 30 },
      ],
    },
  ];
  const plan = drawFloorPlan({ seed: "p", floors });
  expect(plan.match(/>[^<]* m²</g)).toEqual([">30 m²<"]);
  expect(plan).toContain(">−1<");
  expect(faultOf(drawFloorPlan({ seed: "p", floors: [] }))).toBeNull();
});

test("areas on a plan are written as Belgians write them", () => {
  expect(drawFloorPlan({ seed: "p", floors: PLAN })).toContain(">9,5 m²<");
});

test("the image library can turn a drawing into a photograph's size", async () => {
  const made = await sharp(Buffer.from(drawFacade({ seed: "a", kind: "villa" })))
    .resize(380)
    .webp()
    .toBuffer({ resolveWithObject: true });
  expect([made.info.width, made.info.height]).toEqual([380, 250]);
});
