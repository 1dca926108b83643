import { expect, test } from "vitest";
import { mp4, track, webm } from "#platform/media/ingest/film/testing/films.ts";
import { bundleFiles, DRAWING, estateJson, linesOf } from "./testing/test-bundle.ts";
import { check } from "./testing/test-check.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, storedEstate } = importsForTests();

const FILM = mp4(track("vide"));

test("a film of the bundle is kept, and the listing says where it is", async () => {
  const { id, site } = newSite();
  const videos = [
    { link: "bezoek.mp4", picture: "gevel.svg", title: { nl: "Rondleiding" } },
    { link: "tuin.webm" },
    { link: "https://video.example/1" },
  ];
  const { result, errors } = await importFiles(
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([estateJson(1, {}, { videos })]),
      "media/bezoek.mp4": FILM,
      "media/tuin.webm": webm(),
    }),
  );
  expect([result.kind, errors]).toEqual(["imported", []]);
  const { document } = await storedEstate(id, 1);
  expect(document.videos).toEqual([
    {
      link: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/film\.mp4$/),
      picture: expect.stringMatching(/^[0-9a-f]{32}$/),
      title: { nl: "Rondleiding" },
    },
    { link: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/film\.webm$/), picture: null },
    { link: "https://video.example/1", picture: null },
  ]);
});

const listing = (media: Readonly<Record<string, unknown>>) => linesOf([estateJson(1, {}, media)]);

test.each([
  [
    "a film that is not there",
    { videos: [{ link: "weg.mp4" }] },
    "videos.0.link: media/weg.mp4 is not in the bundle",
  ],
  [
    "a picture as a film",
    { videos: [{ link: "gevel.svg" }], pictures: [] },
    "media/gevel.svg: the file is no film",
  ],
  [
    "a film as a picture",
    { pictures: [{ file: "film.mp4" }] },
    "media/film.mp4: the file is a film, which is",
  ],
  ["a film as a paper", { files: [{ link: "film.mp4" }] }, "media/film.mp4: the file is a film, which is"],
  ["a film of a drone", { videos: [{ link: "drone.mp4" }] }, "media/drone.mp4: the film has a track (meta)"],
])("%s is refused, with its file and why", async (_what, media, message) => {
  const { errors } = await check(
    bundleFiles({
      "estates.ndjson": listing(media),
      "media/gevel.svg": DRAWING,
      "media/film.mp4": FILM,
      "media/drone.mp4": mp4(track("vide"), track("meta")),
    }),
  );
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(message);
});
