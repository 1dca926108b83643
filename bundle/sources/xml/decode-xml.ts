/** More than this is no feed of an agency: 10,000 listings with 20 pictures each take 50 MB. */
const MAX_XML_BYTES = 256 * 1024 * 1024;

const DECLARED = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;

export type XmlText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly message: string };

/**
 * The text of an XML file by its byte order mark, else by the encoding that it declares, else as UTF-8; refused where it is too
 * large or in no encoding that is known.
 */
export function decodeXml(bytes: Uint8Array): XmlText {
  if (bytes.length > MAX_XML_BYTES) return refused(`it is larger than ${MAX_XML_BYTES} bytes`);
  const encoding = markOf(bytes) ?? declaredEncoding(bytes) ?? "utf-8";
  const decoder = decoderOf(encoding);
  if (!decoder) return refused(`nobody knows its encoding ${encoding}`);
  const text = textIn(bytes, decoder);
  if (text === null) return refused(`it is not in ${encoding}, as it says`);
  return { kind: "text", text };
}

function refused(message: string): XmlText {
  return { kind: "refused", message };
}

function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  return DECLARED.exec(Buffer.from(bytes.subarray(0, 200)).toString("latin1"))?.[1];
}

function decoderOf(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return null;
  }
}

function textIn(bytes: Uint8Array, decoder: TextDecoder): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
