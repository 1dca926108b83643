import { CallFailed } from "../api/call.ts";
import { useLanguage } from "../language/language.tsx";
import { useMessages } from "./messages.ts";

/** What went wrong with a person, in words; null while nothing did. */
export function useProblem(error: Error | null): string | null {
  const { t } = useLanguage();
  const w = useMessages();
  if (!error) return null;
  if (!(error instanceof CallFailed)) return t("answer.failed");
  if (error.kind === "lost") return t("network.lost");
  if (error.status === 429) return w("tooMany");
  if (error.status === 404) return w("gone");
  if (error.code === "last-owner") return w("lastOwner");
  return error.code === "conflict" ? w("known") : t("answer.failed");
}
