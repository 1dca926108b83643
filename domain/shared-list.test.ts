import { expect, test } from "vitest";
import { MAX_NOTE, readSharedWords, writeSharedWords } from "./shared-list.ts";

const ANN = {
  sender: "Ann & Piet",
  notes: new Map([
    [12, "Lichte ruimte, 50% meer = beter?\nKelder nakijken"],
    [7, "Été: très calme"],
  ]),
  titles: new Map([[12, "Halfopen woning"]]),
};

test("sender, notes and names come out of a fragment as they went in", () => {
  const { fragment, left } = writeSharedWords(ANN);
  expect(left).toBe(0);
  expect(readSharedWords(`#${fragment}`)).toEqual(ANN);
});

test("a holiday home keeps its name too", () => {
  const titles = new Map([[-7, "Duinhuis"]]);
  const { fragment } = writeSharedWords({ sender: "", notes: new Map(), titles });
  expect(readSharedWords(`#${fragment}`).titles).toEqual(titles);
});

test("without words there is no fragment", () => {
  expect(writeSharedWords({ sender: " ", notes: new Map(), titles: new Map() }).fragment).toBe("");
});

test.each([
  [
    "#from=Ann&n12=Li%cht&n7=Stil",
    "Ann",
    [
      [12, "Li%cht"],
      [7, "Stil"],
    ],
  ],
  ["#from=Ann&&=&n12&n7=Stil", "Ann", [[7, "Stil"]]],
  ["#from=%ff&n7=%E0%A4%Stil", "", [[7, "%Stil"]]],
  ["#n0=a&n--1=b&n1e9=c&n99999999999999999=d&n7=Stil", "", [[7, "Stil"]]],
  ["#", "", []],
  ["#<script>alert(1)</script>", "", []],
])("an odd character in %s spoils its own part alone", (fragment, sender, notes) => {
  const words = readSharedWords(fragment);
  expect([words.sender, [...words.notes]]).toEqual([sender, notes]);
});

test("unseen characters that turn or hide text are dropped", () => {
  expect(readSharedWords("#from=A%E2%80%AEnn%00&n7=a%0Ab").sender).toBe("A nn");
  expect(readSharedWords("#n7=a%0Ab").notes.get(7)).toBe("a\nb");
});

test("a fragment without end is read as far as one that we write", () => {
  const endless = readSharedWords(`#n7=${"x".repeat(1_000_000)}`);
  expect(endless.notes.get(7)).toHaveLength(MAX_NOTE);
  const many = readSharedWords(`#${Array.from({ length: 9_000 }, (_, at) => `n${at + 1}=x`).join("&")}`);
  expect(many.notes.size).toBe(300);
});

test("notes beyond the room of an address are counted, not cut", () => {
  const notes = new Map(Array.from({ length: 30 }, (_, at) => [at + 1, "é".repeat(MAX_NOTE)] as const));
  const { fragment, left } = writeSharedWords({ sender: "Ann", notes, titles: new Map() });
  expect(fragment.length).toBeLessThanOrEqual(6_000);
  expect(readSharedWords(fragment).notes.size + left).toBe(30);
});
