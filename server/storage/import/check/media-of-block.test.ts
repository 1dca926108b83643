import { expect, test } from "vitest";
import { mediaOfBlock, renameMediaOfBlock } from "./media-of-block.ts";

const BLOCK = {
  id: "team",
  type: "team",
  picture: "street.svg",
  members: [{ name: "An", picture: "an.jpg" }, { name: "Bo" }, { name: "Cé", picture: null }],
};

const rename = (file: string) => (file === "an.jpg" ? "c0ffee" : null);

test("every picture of a block is found, with the field that names it", () => {
  expect([...mediaOfBlock(BLOCK, "blocks.0")]).toEqual([
    { path: "blocks.0.picture", file: "street.svg" },
    { path: "blocks.0.members.0.picture", file: "an.jpg" },
  ]);
});

test("pictures get their content address, and those that were refused are left out", () => {
  expect(renameMediaOfBlock(BLOCK, rename)).toEqual({
    ...BLOCK,
    picture: null,
    members: [{ name: "An", picture: "c0ffee" }, { name: "Bo" }, { name: "Cé", picture: null }],
  });
});
