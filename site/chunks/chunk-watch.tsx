import { useNonce } from "../nonce.ts";
import { START_SCRIPT } from "./start-script.ts";
import { WATCH_SCRIPT } from "./watch-script.ts";

/** Stands in the head before everything that is loaded: it must be awake when a chunk is not. */
export function ChunkWatch() {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${WATCH_SCRIPT};${START_SCRIPT}` : "" }}
    />
  );
}
