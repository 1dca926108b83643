import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Patience } from "./s3-requests.ts";
import { openS3Store } from "./s3-store.ts";

const SHORT: Patience = { tries: 3, answerMs: 60_000, bodyMs: 60_000, restMs: 0 };

/** A store whose service answers as the test says. */
async function storeOn(answer: RequestListener, patience: Partial<Patience> = {}) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = {
    region: "eu-west-1",
    accessKeyId: "key",
    secretAccessKey: "secret",
    sessionToken: "session",
  };
  const place = { bucket: "pictures", prefix: "huis/", endpoint, isPathStyle: true, ...keys };
  return { store: openS3Store(place, { ...SHORT, ...patience }), server };
}

test("a request names bucket, prefix and key, and is signed with the session's token", async () => {
  const heard: Array<{ url?: string | undefined; headers: object }> = [];
  const { store } = await storeOn(({ url, headers }, answer) => {
    heard.push({ url, headers });
    answer.end("{}");
  });
  await store.read("0f/info.json");
  expect(heard).toMatchObject([
    {
      url: "/pictures/huis/0f/info.json",
      headers: {
        "x-amz-security-token": "session",
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, /,
        ),
      },
    },
  ]);
});

test("a service that is busy is asked again", async () => {
  let asked = 0;
  const { store } = await storeOn((_, answer) => {
    asked += 1;
    answer.statusCode = asked < 3 ? 503 : 200;
    answer.end("{}");
  });
  expect(String(await store.read("a.json"))).toBe("{}");
  expect(asked).toBe(3);
});

test("a refusal is not tried again", async () => {
  let asked = 0;
  const { store } = await storeOn((_, answer) => {
    asked += 1;
    answer.statusCode = 403;
    answer.end("<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>");
  });
  const said = "s3://pictures answered 403 AccessDenied Access Denied";
  await expect(store.read("a.json")).rejects.toThrow(/^s3:.* \(to GET (\w+\/)?a\.json\)$/);
  await expect(store.read("a.json")).rejects.toThrow(said);
  await expect(Array.fromAsync(store.list("originals/"))).rejects.toThrow(
    / \(to a list of (\w+\/)?originals\/\)$/,
  );
  expect(asked).toBe(3);
});

test("a service that says nothing is given up on, and left alone for a while", async () => {
  const { store } = await storeOn(() => undefined, { tries: 1, answerMs: 20, restMs: 60_000 });
  await expect(store.read("a.json")).rejects.toThrow("no answer within 20 ms");
  await expect(store.read("a.json")).rejects.toThrow(/^s3:\/\/pictures does not answer$/);
});

test("a service that is not there is named with its reason", async () => {
  const { store, server } = await storeOn(() => undefined, { tries: 1 });
  server.close();
  await once(server, "close");
  await expect(store.read("a.json")).rejects.toThrow(/^s3:\/\/pictures does not answer: .*ECONNREFUSED/);
});
