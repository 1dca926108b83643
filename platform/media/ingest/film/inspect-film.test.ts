import { expect, test } from "vitest";
import { inspectMedia } from "../inspect-media.ts";
import { box, mp4, PLACE, track, webm } from "./testing/films.ts";

const FILMS = [
  ["an MP4", mp4(track("vide"), track("soun")), "original.mp4"],
  ["a WebM", webm(), "original.webm"],
  ["a WebM whose length nobody knew as it was recorded", webm({ isOpen: true }), "original.webm"],
] as const;

test.each(FILMS)("%s loses place, date and camera on the way in", async (_what, film, original) => {
  expect(film.includes(PLACE) && film.includes("SpyCam")).toBe(true);
  const found = await inspectMedia(film);
  if (!found.ok) throw new Error(found.reason);
  expect(found.info).toEqual({
    kind: "film",
    original,
    width: 0,
    height: 0,
    placeholder: null,
    bytes: film.length,
  });
  for (const secret of [PLACE, "SpyCam", "LOCATION", Buffer.from([0xe0, 1, 2, 3])])
    expect(found.content.includes(secret)).toBe(false);
});

test.each(FILMS)("of %s all that is played stays in its place", async (_what, film) => {
  const found = await inspectMedia(film);
  if (!found.ok) throw new Error(found.reason);
  const shown = "pictures and sound";
  expect(found.content.indexOf(shown)).toBe(film.indexOf(shown));
  expect(found.content).toHaveLength(film.length);
});

test("what hides behind the end of a WebM is cut off", async () => {
  const found = await inspectMedia(Buffer.concat([webm(), Buffer.from(PLACE)]));
  expect(found.ok && found.content.includes(PLACE)).toBe(false);
  expect(found.ok).toBe(true);
});

test("a film that a browser recorded for hours is taken in, however many clusters it left open", async () => {
  const found = await inspectMedia(webm({ isOpen: true, clusters: 20_000 }));
  expect(found.ok && found.content.includes(PLACE)).toBe(false);
  expect(found.ok).toBe(true);
});

test("a film that was cleaned is clean: taken in again it stays as it is", async () => {
  for (const [, film] of FILMS) {
    const once = await inspectMedia(film);
    if (!once.ok) throw new Error(once.reason);
    expect(await inspectMedia(once.content)).toEqual(once);
  }
});

const DAMAGED = "the film is damaged";

test.each<[string, Buffer, string | RegExp]>([
  ["with a track of data, as drones write", mp4(track("vide"), track("meta")), /a track \(meta\) beside/],
  ["with subtitles, which may be places too", mp4(track("vide"), track("sbtl")), /a track \(sbtl\) beside/],
  ["with a track of data in WebM", webm({ kind: 33 }), /a track \(type 33\) beside/],
  ["of sound alone", mp4(track("soun")), DAMAGED],
  ["without any track", mp4(), DAMAGED],
  ["that is cut short", mp4(track("vide")).subarray(0, 200), DAMAGED],
  ["in WebM that is cut short", webm().subarray(0, 120), DAMAGED],
  [
    "whose box is larger than the film",
    Buffer.concat([mp4(track("vide")), Buffer.from([0x7f, 0, 0, 0, 0x6d])]),
    DAMAGED,
  ],
  ["in Matroska", webm({ docType: "matroska" }), "the film is no WebM that browsers play"],
  ["of an old phone", box("ftyp", "qt  ", Buffer.alloc(4)), /save it as one of these/],
])("a film %s is refused in one line", async (_what, film, reason) => {
  expect(await inspectMedia(film)).toMatchObject({
    ok: false,
    reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
  });
});
