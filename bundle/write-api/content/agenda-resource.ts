import type { Agendas } from "#features/visits/schema.ts";
import { type ContentResource, readPart } from "./resource.ts";

/** When a sales rep takes visits, by the id that listings name. */
export function agendaResource(salesRepId: number): ContentResource {
  return {
    subject: `agendas/${salesRepId}`,
    file: "agenda.json",
    within: /^0\.?/,
    read: async (store) => {
      const agendas = await readPart<Agendas>(store, "agenda");
      return agendas?.find((agenda) => agenda.salesRepId === salesRepId) ?? null;
    },
    bundleWith: async (_store, document) => ({
      files: { "agenda.json": [{ ...(document as object), salesRepId }] },
    }),
    bundleWithout: null,
    addresses: async () => ({}),
  };
}
