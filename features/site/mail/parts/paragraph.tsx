import type { ReactNode } from "react";
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
