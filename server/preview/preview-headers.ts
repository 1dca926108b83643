import { contentSecurityPolicy } from "#platform/http/security-headers.ts";

/** Of one host, so that the desk shows it in a frame; nothing on it runs or is sent. */
const SANDBOX = ["allow-same-origin", "allow-popups", "allow-popups-to-escape-sandbox"];

/** Kept nowhere, found by nobody, without scripts and forms; `imageCdn` is absent while developing, when there is no policy. */
export function withPreviewHeaders(
  answer: Response,
  nonce: string,
  imageCdn: string | null | undefined,
): Response {
  const { headers } = answer;
  if (!headers.has("Content-Type")) headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Frame-Options", "SAMEORIGIN");
  if (imageCdn === undefined) return answer;
  const images = imageCdn ? [new URL(imageCdn).origin] : [];
  const inline = { scripts: [], styles: [`'nonce-${nonce}'`] };
  const policy = contentSecurityPolicy(
    inline,
    { images, connections: [], frames: [] },
    {
      "script-src": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'self'"],
      sandbox: SANDBOX,
    },
  );
  headers.set("Content-Security-Policy", policy);
  return answer;
}
