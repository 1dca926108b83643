import { expect, test } from "vitest";
import { neighboursInTrail } from "./show-trail.ts";

const trail = {
  listHref: "/nl/te-koop?city=1",
  hrefs: ["/nl/aanbod/1/a", "/nl/aanbod/2/b", "/nl/aanbod/3/c"],
};

test("an estate knows its neighbours in the list that it was found in", () => {
  expect(neighboursInTrail(trail, "/nl/aanbod/2/b")).toEqual({
    previous: "/nl/aanbod/1/a",
    next: "/nl/aanbod/3/c",
  });
  expect(neighboursInTrail(trail, "/nl/aanbod/1/a").previous).toBe(null);
  expect(neighboursInTrail(trail, "/nl/aanbod/9/z")).toEqual({ previous: null, next: null });
});
