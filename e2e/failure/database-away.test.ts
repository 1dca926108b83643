import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, vi } from "vitest";
import { BUILD, DATA_DIR, expect, open, test, UNTRANSLATED } from "../fixtures.ts";

/** The longest pause between two tries to listen to a database that was away, and a try (`listen-for-changes.ts`). */
const HEARS_AGAIN_WITHIN_MS = 6_000;

/** The way to the test's own database, which a journey can bar. */
async function openGate(port: number) {
  const sockets = new Set<Socket>();
  let isBarred = false;
  const gate = createServer((visitor) => {
    if (isBarred) return visitor.destroy();
    const database = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      sockets.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");
  return {
    port: (gate.address() as AddressInfo).port,
    bar() {
      isBarred = true;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isBarred = false;
    },
    close() {
      this.bar();
      gate.close();
    },
  };
}

let gate: Awaited<ReturnType<typeof openGate>>;
let server: ReturnType<typeof spawn>;
let origin: string;

beforeAll(async () => {
  const door = JSON.parse(await readFile(join(DATA_DIR, "database/door.json"), "utf8")) as {
    port: number;
    password: string;
  };
  gate = await openGate(door.port);
  server = spawn(process.execPath, [join(BUILD, "server/index.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR,
      DATABASE_URL: `postgres://gevel:${door.password}@127.0.0.1:${gate.port}/postgres`,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr!.on("data", (part) => (said += String(part)));
  const address = /http:\/\/localhost:\d+/;
  await vi.waitFor(() => expect(said).toMatch(address), { timeout: 60_000 });
  origin = address.exec(said)![0];
});

afterAll(async () => {
  gate?.open();
  server?.kill("SIGTERM");
  if (server?.exitCode === null) await once(server, "exit");
  gate?.close();
});

test("while the database is away, kept pages serve on, others say so in the visitor's language, and then all is well", async ({
  page,
}) => {
  const kept = ["/nl", "/fr/a-vendre", "/nl/te-koop?type=3"];
  for (const path of kept) expect((await fetch(origin + path)).status).toBe(200);
  gate.bar();
  await expect.poll(async () => (await fetch(`${origin}/nl`)).headers.get("x-gevel-cache")).toBe("stale");
  for (const path of kept) {
    const answer = await fetch(origin + path);
    expect(`${path} ${answer.status} ${answer.headers.get("x-gevel-cache")}`).toBe(`${path} 200 stale`);
  }
  for (const [path, words] of [
    ["/nl/te-huur", /^We (kunnen het aanbod nu niet tonen|zijn zo terug)$/],
    ["/fr/a-louer", /^(L’offre ne peut pas être affichée pour l’instant|Nous revenons tout de suite)$/],
    ["/en/for-rent", /^We (cannot show the properties right now|will be right back)$/],
    ["/de/zu-vermieten", /^(Das Angebot kann gerade nicht angezeigt werden|Wir sind gleich wieder da)$/],
  ] as const) {
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(503);
    expect(await page.locator("html").getAttribute("lang")).toBe(path.slice(1, 3));
    await page.getByRole("main").getByText(words).waitFor();
    expect(await page.locator("body").innerText()).not.toMatch(UNTRANSLATED);
    await page.getByRole("main").getByRole("link").first().waitFor();
  }
  const api = await fetch(`${origin}/api/sites/huyzen`);
  expect(api.status === 200 || api.status === 503).toBe(true);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);

  gate.open();
  await expect.poll(async () => (await fetch(`${origin}/nl/te-huur`)).status, { timeout: 30_000 }).toBe(200);
  await page.goto(`${origin}/de/zu-vermieten`);
  await page.getByRole("article").first().waitFor();
  await expect
    .poll(async () => (await fetch(`${origin}/nl`)).headers.get("x-gevel-cache"), { timeout: 30_000 })
    .not.toBe("stale");
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
});

test("while the database is away, a form says so and keeps what was typed, with and without scripts", async ({
  page,
  visitor,
}) => {
  // Whatever it kept goes once more when the server hears of changes again, which takes it so long after the journey above.
  await sleep(HEARS_AGAIN_WITHIN_MS);
  const plain = await visitor({ javaScriptEnabled: false });
  const both = [
    [page, "Scriptina"],
    [plain, "Zonderling"],
  ] as const;
  await open(page, `${origin}/nl/contact`);
  await plain.goto(`${origin}/nl/contact`);
  for (const [one, name] of both) {
    await one.getByLabel("Voornaam").fill("An");
    await one.getByLabel("Naam", { exact: true }).fill(name);
    await one.getByLabel("E-mailadres").fill(`${name.toLowerCase()}@visitor.example`);
    await one.getByLabel("Uw bericht").fill("Tot straks");
    await one.getByLabel(/^Ik ga ermee akkoord/).check();
  }
  gate.bar();
  for (const [one] of both) {
    await one.getByRole("button", { name: "Verstuur" }).click();
    await one.getByRole("alert").getByText("De site kan nu even niets ontvangen.").waitFor();
    expect(await one.getByLabel("Uw bericht").inputValue()).toBe("Tot straks");
  }
  gate.open();
  for (const [one] of both) {
    await expect
      .poll(
        async () => {
          await one
            .getByRole("button", { name: "Verstuur" })
            .click({ timeout: 1_000 })
            .catch(() => undefined);
          return one.getByText("Bedankt, uw bericht is verstuurd").count();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(1);
  }
});
