import { OF_AREAS, OF_LENGTHS, readNumber, type Separators } from "./read-number.ts";
import { bad, quoted, type ReadValue } from "./read-value.ts";

const HECTARE = 10_000;
const ARE = 100;

const SQUARE_METRES =
  /^(?:m2|m²|qm|sqm|sq\.? ?m\.?|vierkante meter|m[eè]tres? carr[eé]s?|square met(?:er|re)s?|quadratmeter|ca|centiares?)\.?$/i;

/** "1 ha 12 a 50 ca" and parts of it. */
const LAND =
  /^(?:([\d.,]{1,12}) ?(?:ha|hectares?|hektar))? ?(?:([\d.,]{1,12}) ?(?:a|ares?|ar|aren))? ?(?:([\d.,]{1,12}) ?(?:ca|centiares?|m2|m²))?$/i;

/** An area in m² as people write it: "120 m²", "1.250", "12 a 50 ca" (1250), "0,5 ha" (5000). */
export function readArea(text: string): ReadValue<number> {
  const typed = text.slice(0, 60).normalize("NFC").trim();
  const land = readLand(typed);
  if (land !== null) return { value: land };
  return readMeasure(typed, SQUARE_METRES, OF_AREAS, "area in m²");
}

function readLand(text: string): number | null {
  const [, ...parts] = LAND.exec(text) ?? [];
  if (parts.every((part) => part === undefined)) return null;
  const sizes = parts.map((part) => (part === undefined ? { value: 0 } : readNumber(part, OF_AREAS)));
  if (sizes.some((size) => "reason" in size)) return null;
  const [hectares, ares, centiares] = sizes.map((size) => ("value" in size ? size.value : 0));
  return Math.round((hectares! * HECTARE + ares! * ARE + centiares!) * 100) / 100;
}

const METRES = /^(?:m|meters?|m[eè]tres?|lm)\.?$/i;
const CENTIMETRES = /^cm\.?$/i;

/** A length in m: "7,5 m", "750 cm". */
export function readLength(text: string): ReadValue<number> {
  const [digits, unit] = withUnit(text);
  if (CENTIMETRES.test(unit)) {
    const read = readNumber(digits, OF_AREAS);
    return "value" in read ? { value: read.value / 100 } : read;
  }
  return readMeasure(text, METRES, OF_LENGTHS, "length in m");
}

const ENERGY = /^(?:kwh|kg)[^\d]{0,20}\d?[^\d]{0,20}\d?[^\d]{0,20}$/i;

/** A figure of a certificate: "210 kWh/m²/jaar", "E 30" without its letter. */
export function readFigure(text: string): ReadValue<number> {
  return readMeasure(text.replace(/^[ek] ?(?=\d)/i, ""), ENERGY, OF_AREAS, "number");
}

const LITRES = /^(?:l|liters?|litres?)\.?$/i;

export function readVolume(text: string): ReadValue<number> {
  return readMeasure(text, LITRES, OF_AREAS, "number of litres");
}

function readMeasure(text: string, units: RegExp, separators: Separators, what: string): ReadValue<number> {
  const [digits, unit] = withUnit(text);
  if (unit !== "" && !units.test(unit)) return bad(`${quoted(text)} is no ${what}`);
  const read = readNumber(digits, separators);
  return "reason" in read && /\d[.,]\d{3}$/.test(digits) ? read : orNo(read, text, what);
}

function orNo(read: ReadValue<number>, text: string, what: string): ReadValue<number> {
  return "reason" in read ? bad(`${quoted(text)} is no ${what}`) : read;
}

/** Example: "120 m²" is ["120", "m²"]. */
function withUnit(text: string): readonly [digits: string, unit: string] {
  const typed = text.slice(0, 60).trim();
  const end = typed.search(/[^\d.,'’\s+-]/);
  return end < 0 ? [typed, ""] : [typed.slice(0, end).trim(), typed.slice(end).trim()];
}
