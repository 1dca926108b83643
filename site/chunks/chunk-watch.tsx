import { useNonce } from "../nonce.ts";
import { WATCH_SCRIPT } from "./watch-script.ts";

/** Stands in the head before everything that is loaded: it must be awake when a chunk is not. */
export function ChunkWatch() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: WATCH_SCRIPT }} />
  );
}

/** What a visitor reads when the page's script cannot be had; hidden until the watching script shows it. */
export function ChunkNotice({ text }: { readonly text: string }) {
  return (
    <p id="chunk-notice" role="alert" hidden suppressHydrationWarning>
      {text}
    </p>
  );
}
