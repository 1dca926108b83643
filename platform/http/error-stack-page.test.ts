import { expect, test } from "vitest";
import { errorStackPage } from "./error-stack-page.ts";

test("a developer reads what failed and where, and no text of an error becomes part of the page", async () => {
  const answer = await errorStackPage(new TypeError("No <script>price</script>"));
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("TypeError: No &lt;script&gt;price&lt;/script&gt;");
  expect(html).toMatch(/error-stack-page\.test\.ts:\d+:\d+/);
  expect(html).not.toContain("<script>price");
});

test("what made an error is told with it", async () => {
  const answer = await errorStackPage(new Error("No list", { cause: new Error("No database") }));
  expect(await answer.text()).toContain("Error: No database");
});

test("a source that cannot be read is told without the colours of a terminal", async () => {
  const answer = await errorStackPage(new Error("\u001B[31mUnexpected token\u001B[0m"));
  expect(await answer.text()).toContain("Error: Unexpected token\n");
});
