import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Agendas, type Slots } from "../../features/visits/schema.ts";
import { keptUntil } from "../../domain/appointment/slots.ts";
import { createApi } from "../../server/api/api.ts";
import { createApiParts } from "../../server/api/api-parts.ts";
import { openStorage, type OpenStorage } from "../../server/database/open-storage.ts";
import { importForTest } from "../../bundle/testing/test-import.ts";
import { quantile } from "./median.ts";
import type { Report, Setting } from "./setting.ts";

const SITE = "agenda";
const ASKED = 400;
const WARM_UP = 50;
const PATH = `/sites/${SITE}/live-agenda/1`;
const HOURS = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, spans: [{ from: "08:00", to: "20:00" }] }));
const [AGENDA] = Agendas.parse([
  { salesRepId: 1, slotMinutes: 30, bufferMinutes: 15, noticeHours: 1, horizonDays: 60, hours: HOURS },
]);

/** The free times of a sales rep for 60 days, every third one taken: the whole call, from its address to its JSON. */
export async function measureAgenda({ work }: Setting): Promise<Report> {
  const storage = await openStorage({ dataDir: join(work, "agenda") });
  try {
    const nodes = [{ general: { id: 1, transaction: { id: 1 } }, salesRep: { id: 1, firstname: "An" } }];
    await importForTest(storage, { siteId: SITE, nodes, content: { agendas: [AGENDA!] } });
    await storage.pool.query("delete from appointment where site_id = $1", [SITE]);
    const parts = createApiParts({
      storage,
      log: console,
      now: () => new Date(),
      formChecks: false,
      dataDir: join(work, "agenda"),
      findOriginal: async () => null,
    });
    const api = createApi(parts);
    const ask = async () => (await (await api.request(PATH)).json()) as Slots;
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
  } finally {
    await storage.close();
  }
}

async function bookEveryThird(storage: OpenStorage, slots: Slots): Promise<void> {
  const words = { nl: "Huis", fr: "Maison", en: "House", de: "Haus" };
  await storage.transact(async (transaction) => {
    for (const slot of slots.filter((_, at) => at % 3 === 0)) {
      await storage.appointments.book(transaction, SITE, {
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
