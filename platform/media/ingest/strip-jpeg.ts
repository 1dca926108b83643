const START_OF_IMAGE = 0xffd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const FIRST_APP = 0xe0;
const LAST_APP = 0xef;
/** JFIF (density), ICC (colours) and Adobe (colour transform) are needed to draw; every other segment may tell of place and camera. */
const KEPT_APPS: ReadonlyArray<readonly [marker: number, name: string]> = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
];

/**
 * Takes all metadata out of a JPEG without touching its pixels: EXIF, GPS, XMP, IPTC, comments, thumbnails, and
 * whatever stands behind the picture's end (phones put second pictures and films there). Null when the file isn't
 * built as the standard says (ISO/IEC 10918-1, annex B).
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START_OF_IMAGE) return null;
  const segments: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (isKept(marker, bytes.subarray(at + 4, end))) segments.push(bytes.subarray(at, end));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    const scanEnd = endOfScan(bytes, at);
    segments.push(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
  return bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE
    ? Buffer.concat([...segments, bytes.subarray(at, at + 2)])
    : null;
}

function isKept(marker: number, content: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < FIRST_APP || marker > LAST_APP) return true;
  return KEPT_APPS.some(
    ([app, name]) => app === marker && content.toString("latin1", 0, name.length) === name,
  );
}

/** Packed pixels run until a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
