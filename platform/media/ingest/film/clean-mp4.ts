import { FilmRefused } from "./film-refused.ts";

/** What begins a film, and no picture of the same container (AVIF, HEIC) nor one that only Apple's player opens. */
const BRANDS = /^(isom|iso\d|mp4\d|avc1|M4V |dash|mmp4|MSNV)$/;

export function isMp4(bytes: Buffer): boolean {
  return textAt(bytes, 4) === "ftyp" && BRANDS.test(textAt(bytes, 8));
}

/**
 * The boxes (ISO/IEC 14496-12) that a player needs, by the box that they stand in. Any other may tell where and by what the film
 * was made: `udta`, `meta`, `uuid`, and what else makers think of.
 */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  film: new Set(["ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx"]),
  moov: new Set(["mvhd", "trak", "mvex"]),
  trak: new Set(["tkhd", "tref", "edts", "mdia"]),
  edts: new Set(["elst"]),
  mdia: new Set(["mdhd", "hdlr", "minf"]),
  minf: new Set(["vmhd", "smhd", "nmhd", "gmhd", "dinf", "stbl"]),
  dinf: new Set(["dref"]),
  stbl: new Set("stsd stts ctts cslg stss stps stsc stsz stz2 stco co64 sdtp sgpd sbgp subs".split(" ")),
  mvex: new Set(["mehd", "trex"]),
  moof: new Set(["mfhd", "traf"]),
  traf: new Set("tfhd tfdt trun sdtp sgpd sbgp subs".split(" ")),
  mfra: new Set(["tfra", "mfro"]),
};

/** Kinds of tracks: picture, sound, and the number of each picture. */
const TRACKS = new Set(["vide", "soun", "tmcd"]);

type Box = { readonly type: string; readonly start: number; readonly body: number; readonly end: number };

/** The same film, byte for byte in its place, with everything emptied that no player needs. */
export function cleanMp4(bytes: Buffer): Buffer {
  const film = Buffer.from(bytes);
  const kinds: string[] = [];
  cleanBoxes(film, { type: "film", start: 0, body: 0, end: film.length }, kinds);
  const other = kinds.find((kind) => !TRACKS.has(kind));
  if (other !== undefined) throw FilmRefused.tellsMore(other);
  if (!kinds.includes("vide")) throw FilmRefused.damaged();
  return film;
}

/** Notes the kind of each track in `kinds`. */
function cleanBoxes(film: Buffer, parent: Box, kinds: string[]): void {
  for (const box of boxesIn(film, parent)) {
    if (!NEEDED[parent.type]!.has(box.type)) empty(film, box);
    else if (NEEDED[box.type]) cleanBoxes(film, box, kinds);
    else if (box.type === "hdlr") kinds.push(cleanHandler(film, box));
    else CLEANERS[box.type]?.(film, box);
  }
}

/** Places in a film are counted from its beginning: nothing may move, so that what is taken out leaves free space. */
function empty(film: Buffer, { start, body, end }: Box): void {
  film.write("free", start + 4, "latin1");
  film.fill(0, body, end);
}

/** The kind of its track, whose name (often the camera's) is emptied. */
function cleanHandler(film: Buffer, { body, end }: Box): string {
  const NAME = 24;
  film.fill(0, Math.min(body + NAME, end), end);
  return textAt(film, body + 8);
}

/** When it was made and changed: 64 bits each from version 1 on. */
function cleanTimes(film: Buffer, { body, end }: Box): void {
  const length = film.readUInt8(body) === 0 ? 8 : 16;
  film.fill(0, body + 4, Math.min(body + 4 + length, end));
}

/** Of each description of pictures the name of what made them: 32 bytes, 50 into it. */
function cleanDescriptions(film: Buffer, { type, start, body, end }: Box): void {
  // Version, flags and how many there are stand before the first.
  for (const description of boxesIn(film, { type, start, body: body + 8, end })) {
    const name = description.start + 50;
    const isOfPictures = /^(avc|hvc|hev|av0|vp0|mp4v|dvh)/.test(description.type);
    if (isOfPictures && name + 32 <= description.end) film.fill(0, name, name + 32);
  }
}

const CLEANERS: Readonly<Record<string, (film: Buffer, box: Box) => void>> = {
  mvhd: cleanTimes,
  tkhd: cleanTimes,
  mdhd: cleanTimes,
  stsd: cleanDescriptions,
};

function* boxesIn(film: Buffer, { body, end }: Box): Generator<Box> {
  for (let start = body; start < end;) {
    const box = boxAt(film, start, end);
    yield box;
    start = box.end;
  }
}

/** A size of 0 reaches to the end, one of 1 stands behind the type. */
function boxAt(film: Buffer, start: number, limit: number): Box {
  const stated = film.readUInt32BE(start);
  const type = textAt(film, start + 4);
  const body = start + (stated === 1 ? 16 : 8);
  const size = stated === 1 ? Number(film.readBigUInt64BE(start + 8)) : stated || limit - start;
  const end = start + size;
  if (end > limit || end < body) throw FilmRefused.damaged();
  return { type, start, body, end };
}

function textAt(film: Buffer, at: number): string {
  return film.toString("latin1", at, at + 4);
}
