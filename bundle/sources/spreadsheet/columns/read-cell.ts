import { type Cell, isFault } from "../file/sheet-row.ts";
import type { Kind } from "./column.ts";
import { readAmount } from "../values/read-amount.ts";
import { readArea, readFigure, readLength, readVolume } from "../values/read-area.ts";
import { readCode, readEnergyLabel } from "../values/read-code.ts";
import { readCountry } from "../values/read-country.ts";
import { readCount, readFloor, readYear } from "../values/read-count.ts";
import { readDay } from "../values/read-day.ts";
import { readLinks, splitList } from "../values/read-links.ts";
import { OF_DEGREES, readNumber } from "../values/read-number.ts";
import { readAddress, readPlace } from "../values/read-place.ts";
import { bad, quoted, type ReadValue } from "../values/read-value.ts";
import { readYesNo } from "../values/read-yes-no.ts";

type Reader = (text: string) => ReadValue<unknown>;

const asText: Reader = (text) => ({ value: text.trim() });

/** How each kind of cell is read; `type`, `transaction` and `status` are looked up where the site's lists are known. */
const READERS: Readonly<Record<Exclude<Kind, { readonly list: unknown }>, Reader>> = {
  text: asText,
  texts: asText,
  amount: readAmount,
  area: readArea,
  length: readLength,
  volume: readVolume,
  figure: readFigure,
  count: readCount,
  floor: readFloor,
  year: readYear,
  degrees: (text) => readNumber(text, OF_DEGREES),
  "yes-no": readYesNo,
  "no-yes": (text) => {
    const read = readYesNo(text);
    return "value" in read ? { value: !read.value } : read;
  },
  day: readDay,
  moment: (text) => {
    const read = readDay(text);
    return "value" in read ? { value: `${read.value}T00:00:00Z` } : read;
  },
  "free-on": (text) => {
    const day = readDay(text);
    if ("value" in day) return { value: { day: day.value } };
    const code = readCode("FreeOn", text);
    return "value" in code ? { value: { code: code.value } } : code;
  },
  "energy-label": readEnergyLabel,
  certificate: readCertificate,
  link: readLinks,
  pictures: (text) => ({ value: splitList(text) }),
  "floor-plans": (text) => ({ value: splitList(text) }),
  videos: readLinks,
  tours: readLinks,
  papers: readLinks,
  type: asText,
  transaction: asText,
  status: asText,
  place: readPlace,
  address: readAddress,
  country: readCountry,
  person: asText,
};

/** Reads a cell by the kind of its column; numbers of a workbook are taken as they are. */
export function readCell(kind: Kind, cell: Cell): ReadValue<unknown> {
  if (isFault(cell)) return bad(`the sheet says ${quoted(cell.fault)}`);
  if (typeof cell === "number" && typeof kind === "string" && TAKEN_AS_NUMBER.has(kind))
    return cell < 0 && kind !== "figure" && kind !== "degrees" ? bad(`${cell} is below 0`) : { value: cell };
  const text = String(cell);
  return typeof kind === "string" ? READERS[kind](text) : readCode(kind.list, text);
}

const TAKEN_AS_NUMBER: ReadonlySet<Kind> = new Set([
  "amount",
  "area",
  "length",
  "volume",
  "figure",
  "degrees",
]);

/** What a column "EPC" holds: a label ("B"), a figure ("210 kWh/m²") or both ("210 kWh/m² (C)"). */
function readCertificate(text: string): ReadValue<unknown> {
  const label = readEnergyLabel(text);
  if ("value" in label) return { value: { label: label.value } };
  const [, before, inside] = /^([^()]{1,40})\(([^()]{1,10})\)\s*$/.exec(text.slice(0, 60)) ?? [];
  const figure = readFigure(before ?? text);
  const beside = inside === undefined ? null : readEnergyLabel(inside);
  if ("reason" in figure || (beside && "reason" in beside))
    return bad(`${quoted(text)} is neither an energy label nor a figure`);
  return { value: { value: figure.value, ...(beside && { label: beside.value }) } };
}
