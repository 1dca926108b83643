/** Longest host name there is (RFC 1035), with room for a port. */
const MAX_LENGTH = 260;
const HOST = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?)(?::\d{1,5})?$/i;

/**
 * The bare host name that a `Host` header names: lower case, without port, trailing dot and brackets; null for anything
 * that is no host name, so that nothing of an attacker's is ever looked up or echoed.
 */
export function hostnameOf(host: string | null | undefined): string | null {
  if (!host || host.length > MAX_LENGTH) return null;
  const match = HOST.exec(host);
  const name = match?.[1] ?? match?.[2];
  return name && !name.includes("..") ? name.toLowerCase() : null;
}
