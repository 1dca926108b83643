import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRODUCT_COLOURS } from "./product-colours.ts";

const TOKENS = new URL("../../../ui/styles/tokens.css", import.meta.url);

test("the product's colours are those of its style sheet", () => {
  const css = readFileSync(TOKENS, "utf8");
  for (const [name, colour] of Object.entries(PRODUCT_COLOURS))
    expect(css).toContain(`--${name}: ${colour};`);
});
