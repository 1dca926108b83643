import type { ReactNode } from "react";
import { usePerson } from "../session/session.ts";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";

/** The API refuses it to others too; whoever follows a colleague's link reads why. */
export function OwnersOnly({ children }: { readonly children: ReactNode }) {
  const w = useMessages();
  if (usePerson().role === "owner") return children;
  return (
    <Screen title={w("title")}>
      <p>{w("ownersOnly")}</p>
    </Screen>
  );
}
