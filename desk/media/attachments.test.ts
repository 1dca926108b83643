import { expect, test } from "vitest";
import { moveAttachment, newAttachment, readWebAddress } from "./attachments.ts";

test.each([
  ["https://youtu.be/abc", "https://youtu.be/abc"],
  [" my.matterport.com/show/?m=1 ", "https://my.matterport.com/show/?m=1"],
  ["javascript:alert(1)", null],
  ["data:text/html,<script>1</script>", null],
  ["http://tours.example/1", null],
  ["een film", null],
  ["", null],
])("%j is read as the web address %j", (text, address) => {
  expect(readWebAddress(text)).toBe(address);
});

test("an entry moves a place, and not beyond the ends", () => {
  const entries = [{ link: "a" }, { link: "b" }];
  expect(moveAttachment(entries, 1, 0)).toEqual([{ link: "b" }, { link: "a" }]);
  expect(moveAttachment(entries, 1, 2)).toBe(entries);
});

test("a tour that is added is the main one", () => {
  expect(newAttachment("virtualVisits", "https://tour.example")).toEqual({
    link: "https://tour.example",
    type: { id: 2 },
  });
});
