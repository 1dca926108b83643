import { type ReactNode, createElement } from "react";
import { useMail } from "../mail-context.ts";

type ParagraphProps = { readonly look?: "plain" | "quiet"; readonly children: ReactNode };

export function Paragraph({ look = "plain", children }: ParagraphProps) {
  const { colours } = useMail();
  const isQuiet = look === "quiet";
  return (
    <p
      className={isQuiet ? "muted" : "ink"}
      style={{
        margin: "0 0 16px",
        color: isQuiet ? colours.muted : colours.ink,
        fontSize: isQuiet ? 14 : 16,
        lineHeight: isQuiet ? "21px" : "24px",
      }}
    >
      {children}
    </p>
  );
}

/** What the mail is about, once, at its top. */
export function Heading({ children }: { readonly children: ReactNode }) {
  const { colours } = useMail();
  return (
    <h1
      className="ink"
      style={{ margin: "0 0 16px", color: colours.ink, fontSize: 24, lineHeight: "30px", fontWeight: 700 }}
    >
      {children}
    </h1>
  );
}

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
