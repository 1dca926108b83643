import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Agendas, type Slots } from "../../features/visits/schema.ts";
import { keptUntil } from "../../domain/visits/slots.ts";
import { openStorage, type OpenStorage } from "../../server/database/open-storage.ts";
import { importForTest } from "../../bundle/testing/test-import.ts";
import { quantile } from "./median.ts";
import { readText } from "./read-text.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4396;
const SITE = "agenda";
const ASKED = 400;
const WARM_UP = 50;
const PATH = `/api/sites/${SITE}/live-agenda/1`;
const HOURS = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, spans: [{ from: "08:00", to: "20:00" }] }));
const [AGENDA] = Agendas.parse([
  { salesRepId: 1, slotMinutes: 30, bufferMinutes: 15, noticeHours: 1, horizonDays: 60, hours: HOURS },
]);

/** The free times of a sales rep for 60 days, every third one taken: the whole call, as it comes from the built server. */
export async function measureAgenda({ work }: Setting): Promise<Report> {
  const dataDir = join(work, "agenda");
  const storage = await openStorage({ dataDir });
  try {
    const nodes = [{ general: { id: 1, transaction: { id: 1 } }, salesRep: { id: 1, firstname: "An" } }];
    await importForTest(storage, { siteId: SITE, nodes, content: { agendas: [AGENDA!] } });
    await storage.pool.query("delete from appointment where site_id = $1", [SITE]);
    const server = await startServer({ dataDir, port: PORT });
    try {
      return await measureFreeTimes(storage, server.origin);
    } finally {
      await server.stop();
    }
  } finally {
    await storage.close();
  }
}

async function measureFreeTimes(storage: OpenStorage, origin: string): Promise<Report> {
  const ask = async () => JSON.parse(await readText(origin + PATH, `${SITE}.localhost`)) as Slots;
  const all = await ask();
  await bookEveryThird(storage, all);
  const times: number[] = [];
  let free = 0;
  for (let number = 0; number < WARM_UP + ASKED; number += 1) {
    const begun = performance.now();
    free = (await ask()).length;
    if (number >= WARM_UP) times.push(performance.now() - begun);
  }
  return {
    "times of 60 days, and free of them": `${all.length}, ${free}`,
    "free times, p50": `${quantile(times, 0.5).toFixed(1)} ms`,
    "free times, p95": `${quantile(times, 0.95).toFixed(1)} ms`,
  };
}

async function bookEveryThird(storage: OpenStorage, slots: Slots): Promise<void> {
  const words = { nl: "Huis", fr: "Maison", en: "House", de: "Haus" };
  await storage.transact(async (transaction) => {
    for (const slot of slots.filter((_, at) => at % 3 === 0)) {
      await storage.visits.book(transaction, SITE, {
        id: randomUUID(),
        salesRepId: 1,
        visitor: { firstName: "An", lastName: "Peeters", email: "an@example.be" },
        appointmentStart: slot.start,
        appointmentEnd: slot.end,
        keptUntil: new Date(keptUntil(slot, AGENDA!)),
        locale: "nl",
        estate: { id: 1, title: words, place: words, reference: null, uri: null, picture: null },
        salesRep: { name: "An", email: "an@example.be", phone: "09" },
        bookedAt: new Date(),
      });
    }
  });
}
