import { expect, test } from "vitest";
import { decodableRequest } from "./decodable-request.ts";

const pathOf = (path: string) =>
  new URL(decodableRequest(new Request(`http://localhost${path}`)).url).pathname;

test("an address that is written well stays as it is, request and all", () => {
  const request = new Request("http://localhost/nl/caf%C3%A9?q=%25&r=%FF");
  expect(decodableRequest(request)).toBe(request);
});

test.each(["/%E0%A4%A", "/nl/%FF", "/nl/aanbod/1/%", "/nl/%zz.data", "/nl/100%25", "/nl/%25FF"])(
  "a router can read the address %s, once and again",
  (path) => {
    const once = decodeURIComponent(pathOf(path));
    expect(decodeURIComponent(once)).toBe(once);
  },
);

test("what was sent with it goes along", async () => {
  const sent = new Request("http://localhost/nl/%FF", { method: "POST", body: "naam=An" });
  const read = decodableRequest(sent);
  expect([read.method, await read.text()]).toEqual(["POST", "naam=An"]);
});
