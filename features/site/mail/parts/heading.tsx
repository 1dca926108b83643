import type { ReactNode } from "react";
import { useMail } from "../mail-context.ts";

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
