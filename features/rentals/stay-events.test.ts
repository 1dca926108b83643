import { expect, test } from "vitest";
import { EVENT_DATA } from "#features/webhooks/schema.ts";
import type { StayRequest } from "./schema/stay-request.ts";
import { stayEvent } from "./stay-events.ts";

const REQUEST: StayRequest = {
  id: "3f0c2d5e-0000-4000-8000-000000000000",
  state: "asked",
  unit: { id: 40, title: { fr: "Vue mer" }, place: null, reference: "ZT-0040", picture: null },
  start: "2027-07-03",
  end: "2027-07-10",
  persons: 4,
  cost: { rent: 840, cleaning: 75, fixed: 0, touristTax: 42, total: 957, deposit: 250 },
  visitor: { firstName: "An", lastName: "Peeters", email: "an@example.be" },
  message: "Peut-on amener un chien ?",
  locale: "fr",
  askedAt: "2027-02-02T10:00:00.000Z",
  heldUntil: "2027-02-04T10:00:00.000Z",
};

test("a webhook is told who asked for which holiday home, when and for how much", () => {
  const { data, key } = stayEvent("stay.asked", REQUEST);
  expect(key).toBe(`stay.asked/${REQUEST.id}`);
  expect(EVENT_DATA["stay.asked"].parse({ ...data, site: "zilt" })).toMatchObject({
    language: "fr",
    visitor: { name: "An Peeters", email: "an@example.be", phone: null },
    rental: { id: 40, reference: "ZT-0040", title: "Vue mer" },
    total: 957,
    message: "Peut-on amener un chien ?",
  });
});
