/** Tabs of one browser share the session: a link from a mail opens a tab of its own. */
const channel = new BroadcastChannel("gevel-desk");

export function tellOtherTabs(what: "signed-in" | "signed-out"): void {
  // Only tabs of the same origin hear a channel.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(what);
}

export function hearOtherTabs(listener: (what: unknown) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(data);
  channel.addEventListener("message", hear);
  return () => channel.removeEventListener("message", hear);
}
