import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { createCityBook } from "../city-book.ts";
import { textOfXml } from "../xml-text.ts";
import { fetchKyero } from "./fetch-kyero.ts";

const XML = readFileSync(new URL("./testing/kyero-v3.xml", import.meta.url));

async function fetchFrom(answer: RequestListener, etag?: string) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return fetchKyero(`http://127.0.0.1:${port}/feeds/kyero.xml?key=secret`, {
    fetch: createFetchPublic({ loopback: true }),
    ...(etag && { etag }),
    context: { language: "en", cities: createCityBook([]) },
  });
}

const unlessKnown: RequestListener = (request, response) =>
  void response.writeHead(request.headers["if-none-match"] === '"1"' ? 304 : 200).end();

test("a feed is fetched by its address, with what tells it from the next one", async () => {
  const fetched = await fetchFrom((_request, response) => response.setHeader("etag", '"1"').end(XML));
  expect(fetched).toMatchObject({
    kind: "fetched",
    etag: '"1"',
    feed: { isWhole: true, listings: [{ draft: { general: { externalId: "12367" } }, findings: [] }] },
  });
});

test("a feed that has not changed is not read again", async () => {
  await expect(fetchFrom(unlessKnown, '"1"')).resolves.toEqual({ kind: "unchanged" });
});

test.each([
  ["is gone", 404, "", "the feed's address answered 404"],
  ["asks for a password", 401, "", "the feed's address answered 401"],
  [
    "has an unknown encoding",
    200,
    '<?xml version="1.0" encoding="klingon"?><root/>',
    "encoding that nobody knows",
  ],
])(
  "a feed that %s fails, and says nothing of the listings it lacks",
  async (_what, status, body, message) => {
    const fetched = await fetchFrom((_request, response) => void response.writeHead(status).end(body));
    expect(fetched).toEqual({ kind: "failed", message: expect.stringContaining(message) });
  },
);

test("findings name the feed without what may be secret in its address", async () => {
  const fetched = await fetchFrom((_request, response) => void response.end("<html></html>"));
  expect(fetched).toMatchObject({ feed: { isWhole: false, findings: [{ file: "kyero.xml" }] } });
});

test("a feed is read in the encoding that it names", () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Liège</a>', "latin1");
  expect(textOfXml(latin)).toContain("Liège");
  expect(textOfXml(Buffer.from("<a>Liège</a>"))).toBe("<a>Liège</a>");
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("<a>Liège</a>", "utf16le")]);
  expect(textOfXml(wide)).toBe("<a>Liège</a>");
});
