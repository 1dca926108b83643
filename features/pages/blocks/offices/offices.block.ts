import { z } from "zod";
import { Office } from "#features/site/schema/site.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { defineBlock } from "../define-block.ts";
import { FRENCH_ALONE, HEADING, LONG, TEXT } from "../states/sample-texts.ts";
import { Id } from "#features/site/schema/primitives.ts";
import { block } from "#features/site/block/schema.ts";

const DAY = [
  { from: "09:00", to: "12:00" },
  { from: "13:00", to: "18:00" },
];

const officeOf = (id: number, name: Multilingual, more: object = {}) =>
  Office.parse({
    id,
    name,
    address: { street: name, number: "12", box: "3", city: { id: 1, zip: "9000", name: "Gent" } },
    location: { latitude: 51.05 + id / 20, longitude: 3.72 - id / 20 },
    phone: "+32 9 000 00 00",
    email: "kantoor@kantoor.example",
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, spans: DAY })),
    ...more,
  });

const withOffices = (offices: readonly Office[]) => (context: RequestContext) => ({
  ...context,
  site: { ...context.site, offices: [...offices] },
});

/** The day of the visit itself, so that its own hours show. */
const closedToday = (context: RequestContext) => {
  const date = context.now.toISOString().slice(0, 10);
  return withOffices([officeOf(1, HEADING, { exceptions: [{ date, note: TEXT }] })])(context);
};

export const officesBlock = defineBlock({
  schema: block("offices").extend({ officeIds: z.array(Id).max(100).default([]) }),
  about: "The agency's offices with address, hours and map.",
  fields: { officeIds: "Ids of offices of `site.json`; none shows all. Example: `[1, 2]`." },
  states: () => [
    { name: "usual", block: { heading: HEADING }, on: closedToday },
    { name: "empty", block: { heading: HEADING }, on: withOffices([]) },
    {
      name: "one",
      block: {},
      on: withOffices([officeOf(1, HEADING, { hours: [], phone: null, location: null })]),
    },
    {
      name: "many",
      block: { heading: HEADING },
      on: withOffices(Array.from({ length: 6 }, (_, at) => officeOf(at + 1, HEADING))),
    },
    {
      name: "long words",
      block: { heading: LONG },
      on: withOffices([
        officeOf(1, LONG, {
          email: "vandenbroucke-schellekens-van-zuylekom@vastgoedmakelaarskantoor.example",
          hours: [{ weekday: 1, note: LONG }],
        }),
      ]),
    },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE },
      on: withOffices([officeOf(1, FRENCH_ALONE)]),
    },
  ],
});
