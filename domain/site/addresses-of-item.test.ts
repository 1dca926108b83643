import { expect, test } from "vitest";
import { addressesOfItem } from "./addresses-of-item.ts";

const WORDS = { nl: "dok-noord", fr: "dok-nord" };

test.each([
  [
    { nl: "wijken", fr: "quartiers" },
    { nl: "/nl/wijken/dok-noord", fr: "/fr/quartiers/dok-nord" },
  ],
  [{ nl: "wonen/wijken" }, { nl: "/nl/wonen/wijken/dok-noord" }],
  [{ nl: "" }, { nl: "/nl/dok-noord" }],
  [{ de: "viertel" }, {}],
  [undefined, {}],
])("below a page at %j an item stands at %j", (page, expected) => {
  expect(addressesOfItem(WORDS, page)).toEqual(expected);
});
