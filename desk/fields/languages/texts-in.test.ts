import { expect, test } from "vitest";
import { textsIn } from "./texts-in.ts";

test("the texts of a page are found in its blocks and their lists, addresses are none of them", () => {
  const page = {
    title: { nl: "Over ons", fr: null },
    paths: { nl: "over-ons", fr: "a-propos" },
    blocks: [
      { id: "team", people: [{ name: "Lotte", role: { nl: "Zaakvoerder" } }] },
      { id: "call", link: { label: { fr: "Appelez" }, pageId: 3 } },
    ],
  };
  expect(textsIn(page)).toEqual([{ nl: "Over ons", fr: null }, { nl: "Zaakvoerder" }, { fr: "Appelez" }]);
});

test("what has no texts has none", () => {
  for (const value of [null, undefined, "nl", 3, [], {}, { nl: { hello: "hallo" } }])
    expect(textsIn(value)).toEqual([]);
});
