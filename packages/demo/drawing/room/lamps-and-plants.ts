import { darker, lighter } from "../pen/colour.ts";
import { circle, d, ellipse, group, path, radial, rect, stroke } from "../pen/svg.ts";
import type { Sheet } from "../pen/sheet.ts";

export function drawGlow(sheet: Sheet, x: number, y: number, r: number): string {
  if (sheet.light !== "dusk") return "";
  const halo = sheet.fill((id) =>
    radial(id, [
      [0, "#ffe9b8", 0.85],
      [0.5, "#ffd48a", 0.3],
      [1, "#ffcf80", 0],
    ]),
  );
  return circle(x, y, r, halo);
}

const shadeColour = (sheet: Sheet, colour: string) =>
  sheet.light === "dusk" ? "#ffe9b8" : sheet.tone(colour);

export function drawFloorLamp(sheet: Sheet, metal: string): string {
  const pole = sheet.tone(metal);
  return (
    ellipse(0, 0, 18, 4, "#20140c", 'opacity=".22"') +
    ellipse(0, -2, 15, 3.4, darker(pole, 0.2)) +
    rect(-1.4, -140, 2.8, 138, pole) +
    path("M-16-172H16L23-136H-23z", shadeColour(sheet, "#f4ead2")) +
    drawGlow(sheet, 0, -150, 120)
  );
}

export function drawTableLamp(sheet: Sheet, base: string): string {
  return (
    path("M-5 0Q-10-12 0-20T5 0z", sheet.tone(base)) +
    rect(-6, -2, 12, 2, sheet.tone(base)) +
    path("M-9-38H9L14-19H-14z", shadeColour(sheet, "#f4ead2")) +
    drawGlow(sheet, 0, -26, 56)
  );
}

// Hangs from the ceiling: y = 0 is the ceiling, the cord is given in centimetres.
export function drawPendant(
  sheet: Sheet,
  cord: number,
  colour: string,
  shape: "dome" | "globe" | "cone",
): string {
  const paint = sheet.tone(colour);
  const bulb = ellipse(0, cord + 19, 8, 4, shadeColour(sheet, "#fff4d8"));
  const shades = {
    dome:
      bulb +
      path(d`M-20 ${cord + 18}Q-20 ${cord} 0 ${cord - 2}T20 ${cord + 18}z`, paint) +
      path(
        d`M-14 ${cord + 12}Q-12 ${cord + 3} -2 ${cord + 1}`,
        "none",
        `stroke="${lighter(paint, 0.5)}" stroke-width="1.6"`,
      ),
    globe:
      circle(0, cord + 14, 15, shadeColour(sheet, "#f8f1e0")) +
      circle(-5, cord + 9, 5, "#ffffff", 'opacity=".5"'),
    cone: bulb + path(d`M-5 ${cord}h10l12 18h-34z`, paint),
  };
  return (
    rect(-0.7, 0, 1.4, cord + 2, sheet.tone("#33302c")) + shades[shape] + drawGlow(sheet, 0, cord + 18, 96)
  );
}

const POTS = ["#b5694a", "#e9e2d4", "#3a4448", "#c9b79a"] as const;

function bigLeaves(sheet: Sheet, leaf: string): string {
  const blades = [-70, -48, -24, 0, 22, 46, 68].map((angle, at) => {
    const long = 56 + (at % 2) * 16 - Math.abs(angle) * 0.16;
    const blade = d`M0 0Q-15 ${-long * 0.5} 0 ${-long}Q15 ${-long * 0.5} 0 0z`;
    return group(
      path(blade, at % 2 ? leaf : lighter(leaf, 0.14)) +
        stroke(d`M0 0V${-long * 0.9}`, darker(leaf, 0.16), 1),
      d`transform="translate(0 -34) rotate(${angle})"`,
    );
  });
  return sheet.random.shuffle(blades).join("");
}

function smallTree(sheet: Sheet, leaf: string): string {
  const trunk = stroke(
    "M0-30Q4-60 0-96M1-70L16-92M0-80L-14-100",
    sheet.tone("#7a5a40"),
    3.4,
    'stroke-linecap="round"',
  );
  const crown = Array.from({ length: 26 }, () => {
    const angle = sheet.random.between(0, 6.3);
    const far = sheet.random.between(4, 32);
    return ellipse(
      Math.cos(angle) * far,
      -116 + Math.sin(angle) * far * 0.9,
      8,
      5,
      sheet.random.pick([leaf, lighter(leaf, 0.16), darker(leaf, 0.1)]),
    );
  });
  return trunk + crown.join("");
}

function tallGrass(sheet: Sheet, leaf: string): string {
  const blades = [-34, -22, -12, -4, 6, 14, 24, 36].map(
    (lean, at) =>
      d`M${lean * 0.2 - 3} -32Q${lean * 0.3} -80 ${lean} ${-96 - (at % 3) * 14}Q${lean * 0.5 + 3} -70 ${lean * 0.2 + 4} -32z`,
  );
  return blades.map((blade, at) => path(blade, at % 2 ? leaf : lighter(leaf, 0.15))).join("");
}

export function drawPlant(sheet: Sheet, kind?: "leaves" | "tree" | "grass"): string {
  const { random } = sheet;
  const leaf = sheet.tone(random.pick(["#4f7a58", "#5f8a5c", "#3f6f5f"]));
  const pot = sheet.tone(random.pick(POTS));
  const plants = { leaves: bigLeaves, tree: smallTree, grass: tallGrass };
  const plant = plants[kind ?? random.pick(["leaves", "tree", "grass"] as const)](sheet, leaf);
  return (
    ellipse(0, 0, 26, 5, "#20140c", 'opacity=".22"') +
    plant +
    path("M-20-36H20L15 0H-15z", pot) +
    rect(-21.5, -39, 43, 6, lighter(pot, 0.2), 'rx="1.5"') +
    path("M8-33H19.5L15 0H8z", "#20140c", 'opacity=".12"')
  );
}

export function drawSmallPlant(sheet: Sheet, x: number, y: number, s: number): string {
  const leaf = sheet.tone("#5f8a5c");
  const pot = sheet.tone(sheet.random.pick(POTS));
  const blades = [-0.7, -0.3, 0.1, 0.5].map(
    (lean) =>
      d`M${x} ${y - s * 0.5}q${lean * s * 0.4} ${-s * 0.9} ${lean * s * 1.1} ${-s}q${-lean * s * 0.1} ${s * 0.6} ${-lean * s * 1.1} ${s}z`,
  );
  return (
    path(blades.join(""), leaf) +
    path(d`M${x - s * 0.4} ${y - s * 0.6}h${s * 0.8}l${-s * 0.12} ${s * 0.6}h${-s * 0.56}z`, pot)
  );
}
