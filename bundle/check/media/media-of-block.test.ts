import { expect, test } from "vitest";
import { mediaOfBlock, resolveMediaOfBlock } from "./media-of-parts.ts";

const BLOCK = {
  id: "team",
  type: "team",
  picture: "street.svg",
  members: [{ name: "An", picture: "an.jpg" }, { name: "Bo" }, { name: "Cé", picture: null }],
};

const SIZE = { width: 600, height: 900, placeholder: "data:image/webp;base64,AA" };
const find = async (file: string) =>
  file === "an.jpg"
    ? { file: "c0ffee", info: { kind: "picture" as const, original: "o.jpg", bytes: 1, ...SIZE } }
    : null;

test("every picture of a block is found, with the field that names it", () => {
  expect([...mediaOfBlock(BLOCK, "blocks.0")]).toEqual([
    { path: "blocks.0.picture", file: "street.svg" },
    { path: "blocks.0.members.0.picture", file: "an.jpg" },
  ]);
});

test("pictures get their content address and their size, and those that were refused are left out", async () => {
  expect(await resolveMediaOfBlock(BLOCK, find)).toEqual({
    ...BLOCK,
    picture: null,
    members: [{ name: "An", picture: "c0ffee", ...SIZE }, { name: "Bo" }, { name: "Cé", picture: null }],
  });
});
