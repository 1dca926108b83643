import type { SiteContent } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { saidWhen } from "../shell/moments.ts";
import { useNow } from "../shell/use-now.ts";
import { useMessages } from "./messages.ts";

/** Who last changed something, and when, behind what else is said of it. */
export function LastChange({ change }: { readonly change: SiteContent["pages"][number]["lastChange"] }) {
  const t = useMessages();
  const { t: desk, locale } = useLanguage();
  const now = useNow();
  if (!change) return null;
  const when = saidWhen(change.at, { t: desk, locale, now });
  return ` · ${change.by ? t("changedBy", { name: change.by, when }) : t("changed", { when })}`;
}
