import type { Plugin } from "vite";

/** How React's server build hands on what it drew, and how it does with these rows; by the text as it stands there. */
const ROWS: ReadonlyArray<readonly [before: string, after: string]> = [
  // What every page is made of stays text: each of the thousand pieces of a page would be copied into bytes by itself.
  ["return textEncoder.encode(content);", "return content;"],
  [
    "function writeChunk(destination, chunk) {",
    "function writeChunk(destination, chunk) {\n  if (destination.takePiece) return void destination.takePiece(chunk);",
  ],
  // Each element is named for pages that stop halfway and go on elsewhere, which none does here.
  ["name = getComponentNameFromType(type)", "name = null"],
  // Sizes decide only what is held back of a page that leaves in parts.
  ['Buffer.byteLength(chunk, "utf8")', "chunk.length"],
];

/** Lets a page that is kept leave React as text, piece by piece (`takePiece` in `site/entry.server.tsx`). */
export function joinedPages(): Plugin {
  return {
    name: "gevel:joined-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /react-dom-server\.node\.production\.js/ },
      handler(code) {
        for (const [before] of ROWS)
          if (!code.includes(before)) this.error(`React's server build no longer says: ${before}`);
        return ROWS.reduce((joined, [before, after]) => joined.replace(before, () => after), code);
      },
    },
  };
}
