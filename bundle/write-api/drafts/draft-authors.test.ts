import { expect, test } from "vitest";
import { authorsAfter, authorsOf } from "./draft-authors.ts";

const BASE = { title: { nl: "Huis" }, price: 1, photos: ["a"] };
const TITLED = { ...BASE, title: { nl: "Villa" } };

test("each of two editors is the author of what they changed", () => {
  const first = authorsAfter({}, { base: BASE, former: BASE, next: TITLED, actor: "person 1" });
  expect(first).toEqual({ "person 1": ["title.nl"] });
  const next = { ...TITLED, price: 2 };
  expect(authorsAfter(first, { base: BASE, former: TITLED, next, actor: "person 2" })).toEqual({
    "person 1": ["title.nl"],
    "person 2": ["price"],
  });
});

test("what is put back as it was has no author any more", () => {
  const known = { "person 1": ["title.nl"], "person 2": ["price"] };
  const former = { ...TITLED, price: 2 };
  const next = { ...BASE, price: 2 };
  expect(authorsAfter(known, { base: BASE, former, next, actor: "person 2" })).toEqual({
    "person 2": ["price"],
  });
});

test("where two changed one place, both are its authors", () => {
  const next = { ...BASE, photos: ["a", "b"] };
  expect(
    authorsAfter({ "person 1": ["photos.0"] }, { base: BASE, former: BASE, next, actor: "person 2" }),
  ).toEqual({ "person 1": ["photos.0"], "person 2": ["photos"] });
});

test("the author of a draft of an older server is who saved it last", () => {
  const draft = { authors: {}, actor: "person 1" };
  const documents = { baseDocument: JSON.stringify(BASE), document: JSON.stringify(TITLED) };
  expect(authorsOf({ ...draft, ...documents })).toEqual({ "person 1": ["title.nl"] });
  expect(authorsOf({ ...draft, ...documents, baseDocument: null })).toEqual({ "person 1": [""] });
});
