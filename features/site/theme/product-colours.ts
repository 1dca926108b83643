/** The product's own colours, which a site's theme overrides one by one; the same as in tokens.css. */
export const PRODUCT_COLOURS = {
  paper: "#fbfaf7",
  card: "#ffffff",
  ink: "#1d2528",
  muted: "#5d686c",
  line: "#e3dfd6",
  accent: "#a8452f",
  band: "#2c3b41",
  fresh: "#3f6f5f",
  option: "#c48a2c",
} as const;

export type ColourName = keyof typeof PRODUCT_COLOURS;
type Colours = Partial<Record<ColourName, string | null | undefined>>;

export const COLOUR_NAMES = Object.keys(PRODUCT_COLOURS) as ColourName[];

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour that a theme names, in lower case; null where it names none, or what is no colour. */
export function colourNamed(colours: Colours, name: ColourName): string | null {
  const colour = colours[name];
  return colour && HEX.test(colour) ? colour.toLowerCase() : null;
}
