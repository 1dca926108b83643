import { expect, test } from "vitest";
import { SharedAnswers } from "./shared-answers.ts";

/** The towns of an agency, as its text; each reading is counted. */
function agencies(texts: Record<string, string>) {
  const shared = new SharedAnswers<{ readonly towns: string }>();
  const read: string[] = [];
  const find = (agency: string) =>
    shared.findOrLoad({
      readHash: async () => texts[agency],
      load: async () => {
        read.push(agency);
        const towns = texts[agency];
        return towns === undefined ? null : { hash: towns, answer: { towns } };
      },
    });
  return { find, read };
}

test("what another agency has alike is not read again", async () => {
  const { find, read } = agencies({ huyzen: "Gent", zilt: "Gent", other: "Aalst" });
  const first = await find("huyzen");
  expect(first).toEqual({ answer: { towns: "Gent" }, isShared: false });
  const second = await find("zilt");
  expect(second.isShared).toBe(true);
  expect(second.answer).toBe(first.answer);
  expect((await find("other")).answer).toEqual({ towns: "Aalst" });
  expect(read).toEqual(["huyzen", "other"]);
});

test("an agency that has none gets none, whatever others have", async () => {
  const { find } = agencies({ huyzen: "Gent" });
  await find("huyzen");
  expect(await find("nowhere")).toEqual({ answer: null, isShared: false });
});
