import { createElement } from "react";
import { useMail } from "../mail-context.ts";

/** What a visitor wrote, line by line as they wrote it. */
export function Quote({ text }: { readonly text: string }) {
  const { colours } = useMail();
  const lines = text.trim().split(/\r\n|\r|\n/);
  return createElement(
    "p",
    {
      className: "ink line",
      dir: "auto",
      style: {
        margin: "0 0 16px",
        padding: "2px 0 2px 16px",
        borderLeft: `3px solid ${colours.line}`,
        color: colours.ink,
        overflowWrap: "anywhere",
      },
    },
    ...lines.flatMap((line, at) => (at === 0 ? [line] : [createElement("br"), line])),
  );
}
