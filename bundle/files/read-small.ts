import { BundleRefused, type OpenBundle } from "./bundle-files.ts";

/** Reads a whole file that must fit into memory; a file that grows beyond `maxBytes` meanwhile is refused as well. */
export async function readSmall(bundle: OpenBundle, name: string, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new BundleRefused(`${name} is larger than ${maxBytes} bytes`);
  if (bundle.files.get(name)! > maxBytes) throw tooLarge();
  const stream = await bundle.open(name);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
