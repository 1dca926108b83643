import { setTimeout as sleep } from "node:timers/promises";
import { get } from "node:http";
import { text } from "node:stream/consumers";

const CLIENTS = 4;
const PAUSE_MS = 25;
const WATCHED_MS = 5_000;

export type Visitors = ReturnType<typeof visitSite>;

/** Visitors who ask for lists that nobody asked for before, until they are stopped. */
export function visitSite(origin: string, host: string) {
  const over = new AbortController();
  let bound = 900_000;
  let [answered, failed] = [0, 0];
  let slowest = 0;
  const visit = async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const { status } = await ask(origin, host, `/nl/te-koop?price-max=${(bound += 1)}`);
      slowest = Math.max(slowest, performance.now() - begun);
      if (status === 200) answered += 1;
      else failed += 1;
      await sleep(PAUSE_MS);
    }
  };
  for (let client = 0; client < CLIENTS; client += 1) void visit();
  return {
    begin: () => void ([answered, failed, slowest] = [0, 0, 0]),
    told: () => `${answered} pages, ${failed} failed, the slowest ${Math.round(slowest)} ms`,
    /** After an import: how long until the page of a listing shows its price, and whether it kept showing it. */
    watchPrice: async (id: number, price: number) => {
      const shown = new Intl.NumberFormat("nl-BE").format(price);
      const begun = performance.now();
      let since: number | null = null;
      let former = 0;
      for (let number = 0; performance.now() - begun < WATCHED_MS; number += 1) {
        const { body } = await ask(
          origin,
          host,
          `/nl/te-koop?price-min=${price}&price-max=${price}&try=${number}`,
        );
        const isShown = body.includes(shown) && body.includes(String(id));
        if (isShown) since ??= performance.now() - begun;
        else if (since !== null) former += 1;
        await sleep(PAUSE_MS);
      }
      const when = since === null ? "the price was never shown" : `its price after ${Math.round(since)} ms`;
      return `${when}, the former one ${former} times after that`;
    },
    stop: () => over.abort(),
  };
}

function ask(origin: string, host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    get(origin + path, { headers: { Host: host } }, (answer) =>
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body }),
        () => resolve({ status: 0, body: "" }),
      ),
    ).on("error", () => resolve({ status: 0, body: "" }));
  });
}
