import { CustomEntity, PublishedItem } from "../../entity/schema.ts";
import { Office } from "#features/site/schema/site.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { StatesOf } from "./block-state.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, picked, TEXT } from "./sample-words.ts";

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

export const offices: StatesOf<"offices"> = () => [
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
];

/** An entity of the state's own, asked and remembered by nobody else. */
const withItems =
  (items: ReadonlyArray<object>) =>
  (context: RequestContext): RequestContext => ({
    ...context,
    queries: {
      ...context.queries,
      entities: async () => [CustomEntity.parse({ name: "sample", title: HEADING })],
      entityItems: async () => items.map((item, at) => PublishedItem.parse({ id: at + 1, uri: {}, ...item })),
    },
    remember: (_key, make) => make(),
  });

const ENTITY = { entity: "sample" };
const uri = { nl: "/nl/proef", fr: "/fr/proef", en: "/en/proef", de: "/de/proef" };

export const customEntityList: StatesOf<"custom-entity-list"> = ({ pictures, pageIds: [pageId] }) => {
  const item = { title: HEADING, intro: TEXT, date: "2026-03-04", picture: pictures[0], alt: TEXT, uri };
  const more = { label: BUTTON, pageId };
  return [
    {
      name: "usual",
      block: { ...ENTITY, heading: HEADING, intro: TEXT, more },
      on: withItems([item, item, { title: TEXT }]),
    },
    { name: "empty", block: { ...ENTITY, heading: HEADING }, on: withItems([]) },
    { name: "one", block: ENTITY, on: withItems([item]) },
    {
      name: "many",
      block: { ...ENTITY, heading: HEADING },
      on: withItems(picked(pictures, 12).map((picture) => Object.assign({}, item, { picture }))),
    },
    {
      name: "long words",
      block: { ...ENTITY, heading: LONG, intro: LONG },
      on: withItems([{ ...item, title: LONG, intro: LONG }]),
    },
    {
      name: "missing language",
      block: { ...ENTITY, heading: FRENCH_ALONE },
      on: withItems([{ ...item, title: FRENCH_ALONE, intro: FRENCH_ALONE }]),
    },
    { name: "broken picture", block: ENTITY, on: withItems([{ ...item, picture: BROKEN }]) },
  ];
};
