import { darker, lighter } from "../pen/colour.ts";
import { circle, path, stroke } from "../pen/svg.ts";

export const HAIR_STYLES = [
  "crop",
  "side",
  "fade",
  "bald",
  "bob",
  "long",
  "bun",
  "curls",
  "afro",
  "pony",
  "headscarf",
  "waves",
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

const scarfOf = (hair: string) => lighter(darker(hair, 0.1), 0.34);

const rounds = (points: readonly (readonly [number, number, number])[], colour: string) =>
  points.map(([x, y, r]) => circle(x, y, r, colour)).join("");

const BACKS: Partial<Record<HairStyle, (hair: string) => string>> = {
  bob: (hair) =>
    path("M112 250Q96 72 200 72T288 250Q262 268 244 262H156Q138 268 112 250z", darker(hair, 0.12)),
  long: (hair) =>
    path("M108 330Q84 70 200 70T292 330Q262 344 240 322H160Q138 344 108 330z", darker(hair, 0.12)),
  waves: (hair) =>
    path(
      "M106 300Q84 280 102 250Q84 216 104 188Q96 70 200 70T296 188Q316 216 298 250Q316 280 294 300Q262 326 236 300H164Q138 326 106 300z",
      darker(hair, 0.12),
    ),
  pony: (hair) => path("M252 110Q332 120 318 214Q314 256 290 270Q304 200 250 160z", darker(hair, 0.1)),
  bun: (hair) => circle(200, 66, 36, darker(hair, 0.08)),
  afro: (hair) =>
    rounds(
      [
        [200, 116, 92],
        [132, 150, 58],
        [268, 150, 58],
        [122, 204, 36],
        [278, 204, 36],
      ],
      hair,
    ),
  curls: (hair) =>
    rounds(
      [
        [126, 176, 34],
        [274, 176, 34],
        [116, 220, 32],
        [284, 220, 32],
        [124, 260, 26],
        [276, 260, 26],
      ],
      darker(hair, 0.1),
    ),
  headscarf: (hair) =>
    path("M108 290Q88 70 200 70T292 290Q250 340 200 338T108 290z", darker(scarfOf(hair), 0.12)),
};

const CAP = "M124 182Q114 78 200 78T276 182Q270 140 246 128";

const FRONTS: Record<HairStyle, (hair: string) => string> = {
  crop: (hair) =>
    path(`${CAP}Q200 112 154 128Q130 142 124 182z`, hair) +
    path("M142 112Q172 88 214 92Q170 98 148 122z", lighter(hair, 0.2)),
  side: (hair) =>
    path("M124 184Q108 84 186 76Q270 66 276 180Q272 150 262 136Q204 148 168 118Q136 134 124 184z", hair) +
    path("M168 118Q204 148 262 136Q214 132 184 104z", lighter(hair, 0.16)),
  fade: (hair) =>
    path("M128 150Q124 82 200 80T272 150Q262 120 240 116H160Q138 120 128 150z", hair) +
    path(
      "M127 186Q124 160 130 140L140 134Q132 156 133 186zM273 186Q276 160 270 140L260 134Q268 156 267 186z",
      hair,
      'opacity=".5"',
    ),
  bald: (hair) =>
    path(
      "M126 196Q122 176 128 162L135 166Q132 182 134 198zM274 196Q278 176 272 162L265 166Q268 182 266 198z",
      hair,
    ) + stroke("M168 112Q190 100 214 104", "#ffffff", 7, 'opacity=".35" stroke-linecap="round"'),
  bob: (hair) =>
    path(
      "M118 236Q100 74 200 74T282 236Q272 226 268 168Q240 120 210 124Q160 128 138 160Q132 226 118 236z",
      hair,
    ) + path("M146 118Q170 92 206 92Q166 104 150 136z", lighter(hair, 0.2)),
  long: (hair) =>
    path(
      "M116 262Q94 72 200 72T284 262Q272 240 268 176Q244 150 200 112Q156 150 132 176Q128 240 116 262z",
      hair,
    ) + path("M200 76Q150 84 138 140Q162 104 200 100z", lighter(hair, 0.16)),
  waves: (hair) =>
    path(
      "M114 240Q96 74 200 74T286 240Q268 214 270 170Q226 150 180 108Q150 130 134 170Q132 216 114 240z",
      hair,
    ) + path("M180 108Q226 150 270 170Q240 130 196 96z", lighter(hair, 0.14)),
  bun: (hair) =>
    path(`${CAP}Q200 108 154 128Q130 142 124 182z`, hair) +
    path("M158 104Q186 86 222 94Q186 96 164 114z", lighter(hair, 0.2)),
  pony: (hair) =>
    path("M124 184Q108 76 200 76T276 184Q270 142 226 126Q172 122 144 140Q128 152 124 184z", hair) +
    path("M150 112Q178 88 214 92Q174 100 156 124z", lighter(hair, 0.2)),
  curls: (hair) =>
    rounds(
      [
        [136, 138, 25],
        [160, 108, 27],
        [198, 96, 29],
        [236, 106, 27],
        [264, 138, 25],
        [180, 122, 18],
        [222, 122, 18],
      ],
      hair,
    ) +
    rounds(
      [
        [154, 102, 8],
        [196, 86, 9],
        [234, 98, 8],
      ],
      lighter(hair, 0.2),
    ),
  afro: (hair) =>
    path("M124 178Q116 82 200 82T276 178Q262 130 200 128T124 178z", hair) +
    rounds(
      [
        [152, 84, 10],
        [196, 60, 12],
        [236, 80, 9],
      ],
      lighter(hair, 0.14),
    ),
  headscarf: (hair) => {
    const cloth = scarfOf(hair);
    return (
      path("M104 300Q92 72 200 72T296 300Q262 262 262 190Q258 118 200 118T138 190Q138 262 104 300z", cloth) +
      path("M104 300Q150 286 200 286T296 300Q262 352 200 350T104 300z", darker(cloth, 0.06)) +
      stroke("M132 330Q200 352 268 326", darker(cloth, 0.2), 4) +
      path("M134 128Q160 92 206 88Q160 100 144 146z", lighter(cloth, 0.3))
    );
  },
};

export const drawHairBack = (style: HairStyle, hair: string): string => BACKS[style]?.(hair) ?? "";
export const drawHairFront = (style: HairStyle, hair: string): string => FRONTS[style](hair);
