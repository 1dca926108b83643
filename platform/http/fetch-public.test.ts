import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createFetchPublic } from "./fetch-public.ts";
import { isPublicAddress } from "./public-addresses.ts";

const SMALL = { maxBytes: 1_000, timeoutMs: 2_000 };
const fetchPublic = createFetchPublic();
const fetchHere = createFetchPublic({ loopback: true });

async function serverAt(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255",
  "192.0.0.1 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255",
  ":: ::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 100::1 fc00::1 fd12::1 fe80::1 ff02::1",
  "2001::1 2001:db8::1 2002:a00:1::1 3fff::1 localhost 8.8.8",
])("%s are no public addresses", (addresses) => {
  expect(addresses.split(" ").filter(isPublicAddress)).toEqual([]);
});

test.each(["8.8.8.8", "172.32.0.1", "192.167.1.1", "2606:4700::1111", "2a02:2788::1"])(
  "%s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["a private address", "http://10.0.0.1/"],
  ["the machine itself", "http://127.0.0.1:5432/"],
  ["the machine itself in IPv6", "http://[::1]/"],
  ["the machine itself as a mapped address", "http://[::ffff:127.0.0.1]/"],
  ["the machine itself as one number", "http://2130706433/"],
  ["the machine itself in octal figures", "http://0177.0.0.1/"],
  ["the machine itself in short", "http://127.1/"],
  ["what clouds tell their machines", "http://169.254.169.254/latest/meta-data/"],
  ["a name of the machine itself", "http://localhost:5432/"],
  ["a file", "file:///etc/passwd"],
  ["an address of FTP", "ftp://8.8.8.8/"],
  ["data", "data:text/plain,x"],
  ["no address", "not an address"],
])("%s is refused", async (_what, url) => {
  await expect(fetchPublic(url, SMALL)).resolves.toMatchObject({ kind: "refused" });
});

test("a switch for tests opens this machine, and nothing else", async () => {
  const here = await serverAt((_request, response) => response.end("hello"));
  await expect(fetchHere(here, SMALL)).resolves.toMatchObject({
    kind: "answered",
    status: 200,
    body: Buffer.from("hello"),
  });
  await expect(fetchHere("http://10.0.0.1/", SMALL)).resolves.toMatchObject({ kind: "refused" });
});

test("a redirect is followed, but not to a private address", async () => {
  const here = await serverAt((request, response) => {
    const to = request.url === "/good" ? "/end" : "http://192.168.0.1/";
    if (request.url === "/end") response.end("arrived");
    else response.writeHead(302, { location: to }).end();
  });
  await expect(fetchHere(`${here}/good`, SMALL)).resolves.toMatchObject({
    kind: "answered",
    url: `${here}/end`,
  });
  await expect(fetchHere(`${here}/bad`, SMALL)).resolves.toEqual({
    kind: "refused",
    reason: "192.168.0.1 is no public address",
  });
});

test("three redirects are followed, a fourth is not", async () => {
  const here = await serverAt((request, response) => {
    const left = Number(request.url!.slice(1));
    if (left === 0) response.end();
    else response.writeHead(301, { location: `/${left - 1}` }).end();
  });
  await expect(fetchHere(`${here}/3`, SMALL)).resolves.toMatchObject({ kind: "answered" });
  await expect(fetchHere(`${here}/4`, SMALL)).resolves.toMatchObject({ kind: "refused" });
});

test("a token stays with the server that it is for", async () => {
  const seen: (string | undefined)[] = [];
  const other = await serverAt((request, response) => {
    seen.push(request.headers.authorization);
    response.end();
  });
  const here = await serverAt((_request, response) => response.writeHead(302, { location: other }).end());
  await fetchHere(here, { ...SMALL, headers: { authorization: "Bearer secret" } });
  expect(seen).toEqual([undefined]);
});

test("more bytes than allowed are refused, however they are packed", async () => {
  const packed = gzipSync(Buffer.alloc(100_000));
  const here = await serverAt((request, response) => {
    if (request.url === "/packed") response.writeHead(200, { "content-encoding": "gzip" }).end(packed);
    else response.end(Buffer.alloc(1_001));
  });
  expect(packed.length).toBeLessThan(1_000);
  for (const path of ["/plain", "/packed"]) {
    await expect(fetchHere(here + path, SMALL)).resolves.toEqual({
      kind: "refused",
      reason: "has more than 1000 bytes",
    });
  }
});

test("a large answer goes to a file, within its limit; an error's does not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fetch-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = await serverAt(({ url: path }, response) =>
    response.writeHead(path === "/gone" ? 404 : 200).end("x".repeat(500)),
  );
  const toFile = (name: string) => ({ ...SMALL, toFile: join(folder, name) });
  expect(await fetchHere(url, toFile("a"))).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(await readFile(join(folder, "a"), "utf8")).toHaveLength(500);
  expect(await fetchHere(url, { ...toFile("b"), maxBytes: 499 })).toMatchObject({ kind: "refused" });
  expect(await fetchHere(`${url}/gone`, toFile("c"))).toMatchObject({
    status: 404,
    body: expect.any(Buffer),
  });
  expect(await readdir(folder)).not.toContain("c");
});

test("an answer that takes too long, and one that breaks off, can be asked for again", async () => {
  const here = await serverAt((request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
    if (request.url === "/broken") setTimeout(() => response.destroy(), 20);
  });
  await expect(fetchHere(here, { maxBytes: 100, timeoutMs: 100 })).resolves.toEqual({
    kind: "failed",
    reason: "took too long",
  });
  await expect(fetchHere(`${here}/broken`, SMALL)).resolves.toMatchObject({ kind: "failed" });
});

test("an answer of another type is refused, what an error says is not", async () => {
  const here = await serverAt((request, response) => {
    response.writeHead(request.url === "/error" ? 404 : 200, { "content-type": "text/html" }).end("<p>");
  });
  const picture = { ...SMALL, types: ["image/"] };
  await expect(fetchHere(here, picture)).resolves.toMatchObject({ kind: "refused" });
  await expect(fetchHere(`${here}/error`, picture)).resolves.toMatchObject({ kind: "answered", status: 404 });
});

test("what is sent arrives", async () => {
  const here = await serverAt((request, response) => request.pipe(response));
  const answer = await fetchHere(here, { ...SMALL, method: "POST", body: "question" });
  expect(answer).toMatchObject({ kind: "answered", body: Buffer.from("question") });
});
