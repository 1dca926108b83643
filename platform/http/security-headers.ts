/** A page's own scripts and styles, as the policy names them: `'nonce-…'` or `'sha256-…'`. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type PolicyOptions = {
  /** Origins besides our own that the operator chose: an image CDN, a map style. */
  readonly images: readonly string[];
  readonly connections: readonly string[];
  /** Who shows films and tours within a page, once somebody pressed. */
  readonly frames: readonly string[];
};

export const NO_INLINE: InlineSources = { scripts: [], styles: [] };

/** Nothing but our own files and the inline parts that we wrote: no eval, no inline handlers, no style attributes. */
export function contentSecurityPolicy(
  inline: InlineSources,
  { images, connections, frames }: PolicyOptions,
  instead: Readonly<Record<string, readonly string[]>> = {},
): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts],
    "style-src": ["'self'", ...inline.styles],
    "img-src": ["'self'", "data:", "blob:", ...images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connections],
    "media-src": ["'self'"],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...instead,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** What every answer carries, as Mozilla's Observatory grades it. */
export const SECURITY_HEADERS: ReadonlyArray<readonly [name: string, value: string]> = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
];

/**
 * Two years; only over TLS, since browsers ignore it elsewhere (RFC 6797, 7.2). Other hosts below an agency's domain are
 * not ours to promise for.
 */
export const TRANSPORT_SECURITY = ["Strict-Transport-Security", "max-age=63072000"] as const;

/** Adds to an answer what it does not say itself. */
export function addSecurityHeaders(headers: Headers, policy: string, isSecure: boolean): void {
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy);
  for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value);
  if (isSecure) headers.set(...TRANSPORT_SECURITY);
}
