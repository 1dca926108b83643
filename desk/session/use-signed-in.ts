import { useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "./other-tabs.ts";
import { findSession, SESSION_KEY } from "./session.ts";

/** What is nobody's: the words of the desk. */
const SHARED = "messages";

/** What follows once somebody came in: the desk opens for them, here and in the other tabs. */
export function useSignedIn(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const session = await findSession();
    // Whoever was signed in here before may be somebody else.
    client.removeQueries({ predicate: ({ queryKey: [kind] }) => kind !== SHARED && kind !== SESSION_KEY[0] });
    client.setQueryData(SESSION_KEY, session);
    tellOtherTabs("signed-in");
  };
}
