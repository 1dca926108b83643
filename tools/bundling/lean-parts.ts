import type { Plugin } from "vite";

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** Leaves out of the browser's build by what the server keeps parts of pages (`by` of `site/ui/kept.tsx`): only a server asks. */
export function leanParts(): Plugin {
  return {
    name: "gevel:lean-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]site[\\/].*\.tsx$/, code: "Kept" },
      handler(code) {
        const keys = keysOf(this.parse(code) as unknown as Node);
        return keys
          .toSorted((a, b) => b.start - a.start)
          .reduce((lean, { start, end }) => lean.slice(0, start) + "by: 0" + lean.slice(end), code);
      },
    },
  };
}

/** Every `by` that is given to a kept part. */
function keysOf(node: Node): Node[] {
  const children = Object.values(node).flat().filter(isNode);
  const below = children.flatMap(keysOf);
  if (node.type !== "CallExpression") return below;
  const [part, props] = node["arguments"] as readonly Node[];
  if (part?.["name"] !== "Kept" || !props) return below;
  const given = (props["properties"] ?? []) as readonly Node[];
  return [...below, ...given.filter(({ key }) => (key as Node | undefined)?.["name"] === "by")];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
