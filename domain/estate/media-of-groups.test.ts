import { expect, test } from "vitest";
import { withMediaOfGroups } from "./media-of-groups.ts";

const own = { virtualVisits: [], videos: [], files: [] };
const link = (name: string) => ({ link: `https://${name}.example` });

test("tours, films and papers of the attribute groups stand among the estate's own, each once", () => {
  const media = {
    virtual_visits: [link("tour")],
    videos: [link("film"), link("other")],
    documents: [link("paper")],
  };
  const film = { ...link("film"), title: { nl: "Film" } };
  const { virtualVisits, videos, files } = withMediaOfGroups({ ...own, videos: [film], property: { media } });
  expect([virtualVisits, videos, files]).toEqual([[link("tour")], [film, link("other")], [link("paper")]]);
});

test("an estate without such a group stays as it is", () => {
  const estate = { ...own, property: { media: null } };
  expect(withMediaOfGroups(estate)).toBe(estate);
});
