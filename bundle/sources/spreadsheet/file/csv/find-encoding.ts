import { createReadStream } from "node:fs";

export type Encoding = "utf-8" | "utf-16le" | "windows-1252";

const UTF_16_MARK = "fffe";

/** How a text file is encoded: UTF-16 by its mark, UTF-8 if all of it is, else Windows-1252 as Excel writes it in Belgium. */
export async function findEncoding(path: string): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && bytes.subarray(0, 2).toString("hex") === UTF_16_MARK) return "utf-16le";
    isFirst = false;
    if (!isDecodable(decoder, bytes)) return "windows-1252";
  }
  return isDecodable(decoder) ? "utf-8" : "windows-1252";
}

function isDecodable(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}
