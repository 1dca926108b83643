import { expect, test } from "vitest";
import { qrView } from "./qr-view.server.ts";

test("a short address is a code of a size that prints well, with a finder in three corners", () => {
  const { path, size } = qrView("https://huyzen.example/nl/aanbod/1014");
  expect(size).toBe(29);
  const finderTop = `h7v1h-7z`;
  expect(path.startsWith(`M0 0${finderTop}`)).toBe(true);
  expect(path).toContain(`M${size - 7} 0${finderTop}`);
  expect(path).toContain(`M0 ${size - 7}${finderTop}`);
});
