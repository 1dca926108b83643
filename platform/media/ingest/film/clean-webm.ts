import { FilmRefused } from "./film-refused.ts";

/** Elements of WebM (RFC 8794, RFC 9559) by their ids. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  trackName: 0x536e,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  checksum: 0xbf,
  void: 0xec,
} as const;

/** All that a player needs of a film; any other part may tell where and by what it was made: tags, chapters, attachments. */
const NEEDED: ReadonlySet<number> = new Set([ID.seekHead, ID.info, ID.tracks, ID.cues, ID.cluster]);

/** Within a cluster whose length nobody knew, as a browser records it: blocks, and where and when they are. */
const IN_CLUSTER: ReadonlySet<number> = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, ID.void]);

const PICTURE = 1;
const SOUND = 2;

type Element = { readonly id: number; readonly start: number; readonly body: number; readonly end: number };

export function isWebm(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === ID.ebml;
}

/** The same film, byte for byte in its place, with everything emptied that no player needs. */
export function cleanWebm(bytes: Buffer): Buffer {
  const film = Buffer.from(bytes);
  const head = elementAt(film, 0, film.length);
  const segment = elementAt(film, head.end, film.length);
  if (segment.id !== ID.segment) throw FilmRefused.damaged();
  const docType = [...elementsIn(film, head.body, head.end)].find(({ id }) => id === ID.docType);
  if (!docType || film.toString("latin1", docType.body, docType.end).replaceAll("\0", "") !== "webm")
    throw new FilmRefused("wrong-film-format", "the film is no WebM that browsers play");
  let hasPicture = false;
  for (const part of elementsIn(film, segment.body, segment.end)) {
    if (!NEEDED.has(part.id)) empty(film, part);
    else if (part.id === ID.info) cleanInfo(film, part);
    else if (part.id === ID.tracks) hasPicture = cleanTracks(film, part) || hasPicture;
  }
  if (!hasPicture) throw FilmRefused.damaged();
  // What stands behind the film is no part of it.
  return film.subarray(0, segment.end);
}

/** Title, date and programs; how long it is stays. */
function cleanInfo(film: Buffer, info: Element): void {
  for (const part of elementsIn(film, info.body, info.end)) {
    if (part.id === ID.checksum) empty(film, part);
    else if (part.id !== ID.timestampScale && part.id !== ID.duration) film.fill(0, part.body, part.end);
  }
}

/** Tells whether one of the tracks is of pictures. */
function cleanTracks(film: Buffer, tracks: Element): boolean {
  const kinds: number[] = [];
  for (const track of elementsIn(film, tracks.body, tracks.end)) {
    if (track.id === ID.checksum) empty(film, track);
    if (track.id !== ID.trackEntry) continue;
    for (const part of elementsIn(film, track.body, track.end)) {
      if (part.id === ID.trackType) kinds.push(film.readUInt8(part.body));
      if (part.id === ID.trackName) film.fill(0, part.body, part.end);
      if (part.id === ID.checksum) empty(film, part);
    }
  }
  const other = kinds.find((kind) => kind !== PICTURE && kind !== SOUND);
  if (other !== undefined) throw FilmRefused.tellsMore(`type ${other}`);
  return kinds.includes(PICTURE);
}

/** Turns an element into one that says nothing, of the same length. */
function empty(film: Buffer, { start, end }: Element): void {
  const sizeBytes = Math.min(end - start - 1, 8);
  const size = end - start - 1 - sizeBytes;
  film.fill(0, start, end);
  film.writeUInt8(ID.void, start);
  film.writeUIntBE(size, start + 1 + Math.max(0, sizeBytes - 6), Math.min(sizeBytes, 6));
  film.writeUInt8(film.readUInt8(start + 1) | (0x100 >> sizeBytes), start + 1);
}

function* elementsIn(film: Buffer, from: number, to: number): Generator<Element> {
  for (let start = from; start < to;) {
    const element = elementAt(film, start, to);
    yield element;
    start = element.end;
  }
}

function elementAt(film: Buffer, start: number, limit: number): Element {
  const idBytes = lengthOfNumber(film, start, 4);
  const id = idAt(film, start);
  const sizeBytes = lengthOfNumber(film, start + idBytes, 8);
  const body = start + idBytes + sizeBytes;
  const size = numberAt(film, start + idBytes, sizeBytes);
  const end = size === null ? endOfOpen(film, id, body, limit) : body + size;
  if (end > limit) throw FilmRefused.damaged();
  return { id, start, body, end };
}

function idAt(film: Buffer, start: number): number {
  return film.readUIntBE(start, lengthOfNumber(film, start, 4));
}

/** How many bytes a number takes: one more than zeros stand at its beginning. */
function lengthOfNumber(film: Buffer, at: number, most: number): number {
  const length = Math.clz32(film.readUInt8(at)) - 23;
  if (length > most) throw FilmRefused.damaged();
  return length;
}

/** Null where all bits are set: nobody knew the size. */
function numberAt(film: Buffer, at: number, length: number): number | null {
  const bytes = film.subarray(at, at + length);
  if (bytes.length < length) throw FilmRefused.damaged();
  const value = BigInt(`0x${bytes.toString("hex")}`) & ((1n << BigInt(7 * length)) - 1n);
  return value === (1n << BigInt(7 * length)) - 1n ? null : Number(value);
}

/** Where an element of unknown size ends: a segment with the film, a cluster with what cannot stand in it. */
function endOfOpen(film: Buffer, id: number, body: number, limit: number): number {
  if (id === ID.segment) return limit;
  if (id !== ID.cluster) throw FilmRefused.damaged();
  let end = body;
  // The next cluster may be open as well: only what stands in this one is read.
  while (end < limit && IN_CLUSTER.has(idAt(film, end))) end = elementAt(film, end, limit).end;
  return end;
}
