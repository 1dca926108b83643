import { Agenda } from "#features/visits/schema.ts";
import { Entities } from "#features/pages/entity/schema.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import {
  importRentalsForTest,
  testUnit,
  type TestUnit,
} from "#features/rentals/queries/testing/test-rentals.ts";
import { writeAssets } from "#bundle/commit/write-assets.ts";
import { importForTest, testSite, type TestNode } from "#bundle/testing/test-import.ts";
import type { OpenStorage } from "../open-storage.ts";

/** Every text, name and id that only one of the two sites has holds its own mark. */
export async function importSite(storage: OpenStorage, siteId: string, mark: string, price: number) {
  const name = { nl: mark, fr: mark, en: mark, de: mark };
  const address = {
    city: { id: 1, zip: "9000", name: mark },
    street: name,
    country: { id: "BE" },
    location: { latitude: 51, longitude: 3 },
  };
  const hidden = { address: { ...address, visible: false } };
  const node = (id: number, more: Partial<TestNode["general"]> = {}): TestNode => ({
    general: {
      id,
      headType: { id: 1, name },
      subType: { id: 11, name },
      transaction: { id: 1, name },
      price: { value: price },
      title: name,
      address,
      ...more,
    },
    salesRep: { id: 1, firstname: mark },
    estate_collections: [{ estate_collection_id: 5 }],
  });
  const own = mark === "links" ? 100 : 200;
  const nodes = [
    node(1),
    node(2, { project: true, ...hidden }),
    node(3, { parentId: 2, ...hidden }),
    node(own),
    node(own + 1),
  ];
  const photos = [{ id: 1, file: (mark === "links" ? "1" : "2").repeat(32) }];
  const units = [1, own].map((id) => rentalOf(id, mark, price, id === 1 ? photos : []));
  const content = {
    site: testSite(siteId, { slogan: name, isDefault: mark === "links" }),
    menus: { main: [{ id: 1, label: name, link: `/${mark}`, children: [] }], footer: [], legal: [] },
    pages: [{ id: 1, paths: { nl: "" }, title: name, blocks: [] }],
    reference: ReferenceData.parse({ countries: [{ id: "BE", name }], rentalLocations: [{ id: 1, name }] }),
    collections: [{ id: 5, name }],
    agreements: { privacy: name },
    entities: Entities.parse([
      { name: "guides", title: name, pageId: 1, items: [{ id: 1, title: name, paths: { nl: mark } }] },
      { name: mark, title: name },
    ]),
    agendas: [Agenda.parse({ salesRepId: 1, slotMinutes: own, hours: [] })],
    translations: { nl: { mark } },
  };
  await importRentalsForTest(storage, { siteId, units });
  await importForTest(storage, { siteId, nodes, content });
  await importForTest(storage, { siteId, nodes: nodes.slice(0, -1), content });
  await storage.transact((client) =>
    writeAssets(client, siteId, { files: new Map([["logo.svg", mark]]), partial: false }),
  );
}

function rentalOf(id: number, mark: string, price: number, photos: TestUnit["photos"]): TestUnit {
  const type = { id: 1 };
  const periods = [
    { id: 1, type, start: "2026-07-04", end: "2026-07-11", price },
    { id: 2, type, start: "2026-07-11", end: "2026-07-18", price },
  ];
  return testUnit(id, { building: { name: mark, rentalName: mark } }, { costs: null, periods, photos });
}
