import { expect, test } from "vitest";
import { redact } from "./redact.ts";

test.each([
  [
    { firstName: "An", last_name: "Peeters" },
    { firstName: "[redacted]", last_name: "[redacted]" },
  ],
  [
    { friendEmail: "a@b.be", "e-mail": "c@d.be" },
    { friendEmail: "[redacted]", "e-mail": "[redacted]" },
  ],
  [{ nested: [{ mobile: "0470", city: 3 }] }, { nested: [{ mobile: "[redacted]", city: 3 }] }],
  [
    { unsubscribeToken: "abc", altcha: "def" },
    { unsubscribeToken: "[redacted]", altcha: "[redacted]" },
  ],
  [{ subject: "Mail an@example.be terug" }, { subject: "Mail [redacted] terug" }],
  [
    { where: { terms: { "general.address.city.id": [1] } } },
    { where: { terms: { "general.address.city.id": [1] } } },
  ],
  [null, null],
])("%j is logged as %j", (body, logged) => {
  expect(redact(body)).toEqual(logged);
});
