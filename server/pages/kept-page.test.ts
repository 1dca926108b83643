import { expect, test } from "vitest";
import { gzipBody, pressHarder, pressPage } from "./kept-page.ts";

test("the bodies of a kept page hold no more memory than they need", async () => {
  const body = "<h1>Te koop</h1>".repeat(100);
  const drawn = { key: "huyzen /nl", siteId: "huyzen", tags: [], status: 200, headers: [], body };
  const page = await pressPage(drawn, new Date());
  const { br: quick } = page.bodies;
  await pressHarder(page);
  for (const bytes of [quick, page.bodies.br, await gzipBody(page)])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});
