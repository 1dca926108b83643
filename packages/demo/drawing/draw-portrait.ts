import { darker, lighter } from "./pen/colour.ts";
import { openSheet, type Sheet } from "./pen/sheet.ts";
import { circle, ellipse, linear, path, rect, stroke } from "./pen/svg.ts";
import { drawHairBack, drawHairFront, HAIR_STYLES, type HairStyle } from "./portrait/hair.ts";

const SKINS = [
  "#f3cfb3",
  "#e8b894",
  "#d49a72",
  "#b87a52",
  "#8f5a3c",
  "#6b4330",
  "#f0c4a6",
  "#c98d63",
] as const;
const HAIRS = [
  "#2a211e",
  "#4a3226",
  "#6f4a30",
  "#a8743f",
  "#d9ad68",
  "#8d3f28",
  "#9a9893",
  "#1f1c22",
] as const;
const DARK_HAIRS = ["#2a211e", "#1f1c22", "#3a2a22", "#8a8884"] as const;
const BACKDROPS = [
  ["#e6d3bf", "#d4b899"],
  ["#cfdcd4", "#aec4b8"],
  ["#d6e0e6", "#b3c6d2"],
  ["#f0dcc8", "#e2b99a"],
  ["#e3dfd6", "#c9c2b2"],
  ["#dcd3df", "#bfb2c6"],
] as const;
const CLOTHES = ["#2c3b41", "#a8452f", "#3f6f5f", "#31506b", "#6b4a5a", "#8a6a3c"] as const;
const SHIRTS = ["#fbf8f0", "#dfe8ec", "#f3e3d3", "#e9efe6"] as const;

function shoulders(sheet: Sheet, isBlazer: boolean): string {
  const cloth = sheet.random.pick(CLOTHES);
  const shirt = sheet.random.pick(SHIRTS);
  const body = "M44 400Q48 318 122 296L166 280Q200 300 234 280L278 296Q352 318 356 400z";
  if (!isBlazer) {
    const collar = sheet.random.chance(0.5)
      ? path("M160 280Q200 330 240 280L232 272Q200 298 168 272z", lighter(cloth, 0.2))
      : stroke("M158 284Q200 322 242 284", lighter(cloth, 0.24), 9);
    return (
      path(body, cloth) + path("M278 296Q352 318 356 400H300Q304 340 270 294z", darker(cloth, 0.16)) + collar
    );
  }
  const tie = sheet.random.chance(0.35)
    ? path("M192 306h16l6 14-8 80h-12l-8-80z", sheet.random.pick(["#a8452f", "#c48a2c", "#31506b"]))
    : "";
  return (
    path(body, shirt) +
    tie +
    path("M44 400Q48 318 122 296L160 282L196 400zM356 400Q352 318 278 296L240 282L204 400z", cloth) +
    path(
      "M160 282L138 306L164 326L152 340L196 400zM240 282L262 306L236 326L248 340L204 400z",
      lighter(cloth, 0.12),
    ) +
    path("M160 280L200 322L178 336L156 290zM240 280L200 322L222 336L244 290z", lighter(shirt, 0.3)) +
    path("M356 400Q352 318 278 296L270 294Q306 344 300 400z", darker(cloth, 0.2)) +
    rect(276, 346, 32, 5, lighter(cloth, 0.35), 'rx="2"')
  );
}

function face(sheet: Sheet, skin: string, hair: string): string {
  const { random } = sheet;
  const ink = "#2a2422";
  const blush = sheet.random.chance(0.7)
    ? circle(158, 214, 13, "#e0705a", 'opacity=".18"') + circle(242, 214, 13, "#e0705a", 'opacity=".18"')
    : "";
  const brows = stroke(
    "M150 168Q163 160 178 166M222 166Q237 160 250 168",
    darker(hair, 0.2),
    5,
    'stroke-linecap="round"',
  );
  const eyes = random.chance(0.3)
    ? stroke("M154 188Q164 180 174 188M226 188Q236 180 246 188", ink, 4.5, 'stroke-linecap="round"')
    : ellipse(164, 187, 6, 7, ink) +
      ellipse(236, 187, 6, 7, ink) +
      circle(166, 184.5, 2, "#ffffff") +
      circle(238, 184.5, 2, "#ffffff");
  const nose = stroke(
    "M200 190Q208 210 206 214Q202 219 194 217",
    darker(skin, 0.26),
    4,
    'stroke-linecap="round"',
  );
  const mouth = random.chance(0.5)
    ? path(
        "M174 235Q200 264 226 235Q200 242 174 235z",
        "#fffdf8",
        `stroke="${darker(skin, 0.5)}" stroke-width="3.5" stroke-linejoin="round"`,
      )
    : stroke("M176 238Q200 258 224 238", darker(skin, 0.5), 4.5, 'stroke-linecap="round"');
  return blush + brows + eyes + nose + mouth;
}

function extras(sheet: Sheet, style: HairStyle, hair: string): string {
  const { random } = sheet;
  const glasses = random.chance(0.32)
    ? stroke(
        "M142 188a22 20 0 1 0 44 0a22 20 0 1 0-44 0zM214 188a22 20 0 1 0 44 0a22 20 0 1 0-44 0zM186 184Q200 178 214 184M142 184L126 180M258 184L274 180",
        random.pick(["#2b2f33", "#8a5a34", "#a8452f"]),
        4,
      )
    : "";
  const isShort = style === "crop" || style === "side" || style === "bald" || style === "fade";
  const beard =
    isShort && random.chance(0.5)
      ? path(
          "M131 196Q132 284 200 290T269 196Q262 226 232 226Q200 218 168 226Q138 226 131 196zM176 240Q200 262 224 240Q200 234 176 240z",
          hair,
          'fill-rule="evenodd"',
        )
      : "";
  const ear =
    !isShort && random.chance(0.6) ? circle(130, 222, 5, "#d3a950") + circle(270, 222, 5, "#d3a950") : "";
  return beard + glasses + ear;
}

export function drawPortrait({ seed }: { seed: string }): string {
  const sheet = openSheet({ seed: `${seed}|portrait`, width: 400, height: 400, light: "day" });
  const { random } = sheet;
  const skin = random.pick(SKINS);
  const isDeep = ["#8f5a3c", "#6b4330", "#b87a52"].includes(skin);
  const hair = random.pick(isDeep ? DARK_HAIRS : HAIRS);
  const style = random.pick(HAIR_STYLES);
  const [high, low] = random.pick(BACKDROPS);
  const backdrop = sheet.fill((id) =>
    linear(id, [
      [0, high],
      [1, low],
    ]),
  );
  const head = "M128 168Q128 92 200 92T272 168V196Q270 272 200 280T128 196z";
  return sheet.close(
    rect(0, 0, 400, 400, backdrop) +
      circle(300, 110, 150, lighter(high, 0.5), 'opacity=".45"') +
      drawHairBack(style, hair) +
      path("M168 240H232V284Q200 318 168 284z", darker(skin, 0.14)) +
      shoulders(sheet, random.chance(0.6)) +
      (style === "headscarf"
        ? ""
        : ellipse(127, 196, 13, 19, darker(skin, 0.06)) + ellipse(273, 196, 13, 19, darker(skin, 0.12))) +
      path(head, skin) +
      path(
        "M272 168V196Q270 272 200 280Q252 262 250 190Q250 130 226 98Q272 112 272 168z",
        darker(skin, 0.2),
        'opacity=".35"',
      ) +
      face(sheet, skin, style === "headscarf" ? "#3a2a22" : hair) +
      extras(sheet, style, hair) +
      drawHairFront(style, hair),
  );
}
