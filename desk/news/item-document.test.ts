import { expect, test } from "vitest";
import { newItem, textBlockOf, withTitle } from "./item-document.ts";

const NEW = newItem("2026-11-24");

test("a new item is of today, and has a place for its text", () => {
  expect(NEW.date).toBe("2026-11-24");
  expect(textBlockOf(NEW)?.block.type).toBe("rich-text");
});

test("the address of a new item follows its title, in each language that has one", () => {
  const titled = withTitle(NEW, { nl: "Open huizen dag" }, false);
  expect(titled.paths).toEqual({ nl: "open-huizen-dag" });
  const further = withTitle(titled, { nl: "Openhuizendag", fr: "Portes ouvertes" }, false);
  expect(further.paths).toEqual({ nl: "openhuizendag", fr: "portes-ouvertes" });
  expect(withTitle(further, { nl: "Openhuizendag" }, false).paths).toEqual({ nl: "openhuizendag" });
});

test("an address that somebody chose, or that is published, stays", () => {
  const chosen = { ...withTitle(NEW, { nl: "Open" }, false), paths: { nl: "open-dag" } };
  expect(withTitle(chosen, { nl: "Open dag 2026" }, false).paths).toEqual({ nl: "open-dag" });
  const published = withTitle(NEW, { nl: "Open" }, false);
  expect(withTitle(published, { nl: "Dicht" }, true).paths).toEqual({ nl: "open" });
});
