import { expect, test } from "vitest";
import { FINDINGS } from "#features/site/schema/finding-codes.ts";
import { AJAX_ENDPOINTS, ENDPOINTS } from "../endpoints.ts";
import { describeApi } from "./openapi.ts";

const HEAD = `# Codes of findings

What a check finds has a \`code\` for programs and a \`message\` for people. Messages may be worded anew; codes stay, and later versions may add some. What a message says in figures and names is in \`params\`, as
\`{"max": 200}\`. Codes stand in \`errors\` of problem details (RFC 9457), in \`findings\` of writes, drafts, imports and deliveries ([write API](write-api.md)), and in the report of \`gevel check --json\`.

<!-- Written by \`npx vitest run finding-codes-guide -u\` from the table of findings. -->

`;

test("the docs list every code with what it says", async () => {
  const rows = Object.entries(FINDINGS).map(([code, meaning]) => `- \`${code}\`: ${meaning}\n`);
  await expect(HEAD + rows.join("")).toMatchFileSnapshot("../../../docs/finding-codes.md");
});

test("the API's document lists every code, and each error of a problem has one", () => {
  const { FindingCode, Problem } = describeApi([...ENDPOINTS, ...AJAX_ENDPOINTS]).components.schemas;
  expect(FindingCode).toMatchObject({ enum: Object.keys(FINDINGS) });
  expect(Problem).toMatchObject({
    properties: {
      errors: {
        items: {
          required: expect.arrayContaining(["code"]),
          properties: { code: { $ref: "#/components/schemas/FindingCode" } },
        },
      },
    },
  });
});
