/**
 * The text of an XML document, in the encoding that its first bytes or its declaration name; null for one that nobody knows.
 * Example: bytes that begin with `<?xml version="1.0" encoding="ISO-8859-1"?>` are read as Latin-1.
 */
export function textOfXml(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? "utf-8";
}
