import { type OutgoingHttpHeaders, request } from "node:http";

/** Asks until the body is the smallest form, which is pressed in the background. */
export async function storedBody(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders,
): Promise<Buffer> {
  for (let ask = 0; ask < 10; ask += 1) {
    await readBody(origin + path, headers);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return readBody(origin + path, headers);
}

function readBody(address: string, headers: OutgoingHttpHeaders): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve(Buffer.concat(parts));
    })
      .on("error", reject)
      .end();
  });
}
