const PERSONAL_KEY =
  /^(visitor|(first|last|full|friend)_?-?name|name|.*e-?mail|.*phone|mobile|message|altcha|.*token)$/i;
const MAIL_ADDRESS = /(?<![^\s@"<>])[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+/g;
const HIDDEN = "[redacted]";

/**
 * A copy of a body that may stand in a log: a visitor's names, addresses, message and tokens are masked, at any depth.
 * Example: `redact({ email: "an@example.be", subject: "Huis" })` is `{ email: "[redacted]", subject: "Huis" }`.
 */
export function redact(body: unknown): unknown {
  if (typeof body === "string") return body.replace(MAIL_ADDRESS, HIDDEN);
  if (Array.isArray(body)) return body.map(redact);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, PERSONAL_KEY.test(key) ? HIDDEN : redact(value)]),
  );
}
