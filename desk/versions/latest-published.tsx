import { Card } from "../shell/card.tsx";
import { useMessages } from "./messages.ts";
import { useLastChanges } from "./use-versions.ts";
import { VersionRow } from "./version-row.tsx";
import styles from "./versions.module.css";

const MOST = 5;

/** What people of the agency published last; each can be put back. Nothing where nothing was, or it does not come. */
export function LatestPublished() {
  const t = useMessages();
  const versions = useLastChanges(true).data?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <Card title={t("lastPublished")} more={{ href: "/versions", label: t("versions") }}>
      <ul className={styles.rows}>
        {versions.slice(0, MOST).map((version) => (
          <li key={version.id}>
            <VersionRow version={version} isNamed />
          </li>
        ))}
      </ul>
    </Card>
  );
}
