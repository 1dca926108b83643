import { expect, test } from "vitest";
import { pictureIn } from "./picture-in.ts";

test("a picture is known by its name, whoever brought it, and words are none", () => {
  expect(pictureIn("street-3a5ad3e76f41.svg")).toBe("street-3a5ad3e76f41.svg");
  expect(pictureIn("api/065d1f2e9a0b4c5d")).toBe("api/065d1f2e9a0b4c5d");
  expect(pictureIn({ id: 3, file: "living-3accdcdd660c.svg" })).toBe("living-3accdcdd660c.svg");
  for (const value of ["Huis te koop", "brochure.pdf", null, 3, { file: null }, []])
    expect(pictureIn(value)).toBe(null);
});
