/** What a still picture is made of (RFC 9649, section 2.5); anything else may tell of place and camera, or moves. */
const PICTURE_CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);
const HEADER_BYTES = 12;

/** Whether a file is a WebP that holds its pixels and nothing besides, so that it need not be packed anew. */
export function isPlainWebp(bytes: Buffer): boolean {
  const isContainer =
    bytes.length >= HEADER_BYTES &&
    bytes.toString("latin1", 0, 4) === "RIFF" &&
    bytes.toString("latin1", 8, HEADER_BYTES) === "WEBP" &&
    bytes.readUInt32LE(4) + 8 === bytes.length;
  if (!isContainer) return false;
  let at = HEADER_BYTES;
  while (at + 8 <= bytes.length) {
    if (!PICTURE_CHUNKS.has(bytes.toString("latin1", at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}
