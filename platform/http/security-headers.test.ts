import { expect, test } from "vitest";
import { addSecurityHeaders, contentSecurityPolicy, NO_INLINE } from "./security-headers.ts";

const OWN = { images: [], connections: [], frames: [] };

test("a page may run nothing but our own files", () => {
  const policy = contentSecurityPolicy(NO_INLINE, OWN);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
});

test("an image CDN of the operator's may serve images and nothing else", () => {
  const policy = contentSecurityPolicy(NO_INLINE, {
    images: ["https://cdn.example"],
    connections: [],
    frames: [],
  });
  expect(policy.match(/https:\/\/cdn\.example/g)).toHaveLength(1);
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example/);
});

test("an answer that brings its own policy keeps it", () => {
  const headers = new Headers({ "Content-Security-Policy": "default-src 'self'" });
  addSecurityHeaders(headers, contentSecurityPolicy(NO_INLINE, OWN), false);
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'self'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.each([
  [true, "max-age=63072000"],
  [false, null],
])("over TLS (%s) browsers are told to stay with it", (isSecure, expected) => {
  const headers = new Headers();
  addSecurityHeaders(headers, "default-src 'none'", isSecure);
  expect(headers.get("Strict-Transport-Security")).toBe(expected);
});
