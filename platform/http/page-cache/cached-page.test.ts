import { expect, test } from "vitest";
import { gzipBody, compressFully, compressPage } from "./cached-page.ts";

test("the bodies of a cached page hold no more memory than they need", async () => {
  const body = "<h1>Te koop</h1>".repeat(100);
  const drawn = { key: "huyzen /nl", siteId: "huyzen", tags: [], status: 200, headers: [], body };
  const page = await compressPage(drawn, new Date());
  const { br: quick } = page.bodies;
  await compressFully(page);
  for (const bytes of [quick, page.bodies.br, await gzipBody(page)])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});
