import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { documentViews, mediumViews } from "./media-views.ts";

const home = (rest: object) => Estate.parse({ general: { id: 1 }, ...rest });

test("the main visit comes first, videos after the visits, and each once", () => {
  const estate = home({
    virtualVisits: [
      { type: { id: 1 }, link: "https://www.visit.example/panorama" },
      { type: { id: 2 }, link: "https://visit.example/tour" },
      { type: { id: 1 }, link: "https://visit.example/tour" },
    ],
    videos: [{ link: "https://video.example/1", title: { fr: "Visite" }, picture: "0f".repeat(16) }],
  });
  const media = mediumViews(contextWith({}), estate, "nl");
  expect(media.map(({ kind, href, provider }) => [kind, href, provider])).toEqual([
    ["visit", "https://visit.example/tour", "visit.example"],
    ["visit", "https://www.visit.example/panorama", "visit.example"],
    ["video", "https://video.example/1", "video.example"],
  ]);
  expect(media[2]).toMatchObject({ title: { text: "Visite", locale: "fr" } });
});

const context = (id: number, name: string) => ({ type: { id }, link: `https://visit.example/${name}` });
const film = (name: string) => ({ link: `https://video.example/${name}` });
const told = (estate: object) =>
  mediumViews(contextWith({}), home(estate), "nl").map(({ kind, number, isMain }) => [kind, number, isMain]);

test("several visits and films are told apart, by number and which is the main one; a single one needs neither", () => {
  expect(
    told({ virtualVisits: [context(1, "a"), context(2, "b"), context(2, "c")], videos: [film("a")] }),
  ).toEqual([
    ["visit", 1, true],
    ["visit", 2, false],
    ["visit", 3, false],
    ["video", undefined, undefined],
  ]);
  expect(told({ virtualVisits: [context(1, "a"), context(1, "b")], videos: [film("a"), film("b")] })).toEqual(
    [
      ["visit", 1, false],
      ["visit", 2, false],
      ["video", 1, false],
      ["video", 2, false],
    ],
  );
  expect(told({ virtualVisits: [context(2, "a")] })).toEqual([["visit", undefined, undefined]]);
});

test("papers lead to where they are, with what they are and how large", () => {
  const files = [
    { type: "PDF", link: "/media/0f/document.pdf", comment: { nl: "Bodemattest" }, bytes: 1_240_000 },
    { type: " ", link: "https://notaris.example/voorwaarden.pdf" },
  ];
  expect(documentViews({ ...home({}), files } as Estate, "nl")).toEqual([
    {
      href: "/media/0f/document.pdf",
      title: { text: "Bodemattest", locale: "nl" },
      type: "PDF",
      size: "1,2\u00a0MB",
    },
    { href: "https://notaris.example/voorwaarden.pdf", title: null, type: null, size: null },
  ]);
});
