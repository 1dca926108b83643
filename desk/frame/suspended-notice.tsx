import { formatDate } from "#domain/format/moments.ts";
import { useLanguage } from "../language/language.tsx";
import { useSession } from "../session/session.ts";
import { Notice } from "../shell/notice.tsx";

/** Says that visitors do not see the site, since when and why. */
export function SuspendedNotice() {
  const { t } = useLanguage();
  const suspension = useSession().data?.suspension;
  if (!suspension) return null;
  const since = formatDate(suspension.since);
  return (
    <Notice>
      {t("frame.suspended", { since })}
      {suspension.reason && ` ${suspension.reason}`}
    </Notice>
  );
}
