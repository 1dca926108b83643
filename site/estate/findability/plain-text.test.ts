import { expect, test } from "vitest";
import { plainText } from "./plain-text.server.ts";

test.each([
  ["Gas & zon, EPC < 100", "Gas & zon, EPC < 100"],
  ["<b>Gas</b><br>2019", "Gas\n2019"],
  ["<p>Tuin &amp; terras</p><p>Zuid</p>", "Tuin & terras\nZuid"],
  ["<script>alert(1)</script>Gas", "Gas"],
  ["<img src=x onerror=alert(1)>", ""],
  ["🏡 مرحبا", "🏡 مرحبا"],
])("a short text of an agency loses its markup and nothing else: %s", (text, bare) => {
  expect(plainText(text)).toBe(bare);
});
