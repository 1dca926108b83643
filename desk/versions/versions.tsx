import { useState } from "react";
import { Link } from "wouter";
import type { Version } from "../api/published.ts";
import { Loaded } from "../shell/loaded.tsx";
import rows from "../shell/rows.module.css";
import { SwitchField } from "../fields/switch-field.tsx";
import { Card } from "../shell/card.tsx";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import { resourceOf } from "./resource.ts";
import { useHistory, useLastChanges } from "./use-versions.ts";
import { useNameOf, VersionRow } from "./version-row.tsx";
import { VersionScreen } from "./version.tsx";
import styles from "./versions.module.css";

const OF_ONE = /^(?<resource>.+)\/at\/(?<id>\d+)$/;

/** What was published: of the whole site, of one resource, or one version of it. */
export function VersionsScreen({ path }: { readonly path: string }) {
  const { resource, id } = OF_ONE.exec(path)?.groups ?? {};
  if (resource && id) return <VersionScreen key={path} resource={resource} id={Number(id)} />;
  return path === "" ? <LastChanges /> : <History key={path} resource={path} />;
}

function LastChanges() {
  const t = useMessages();
  const [isOfAll, setIsOfAll] = useState(false);
  const changes = useLastChanges(!isOfAll);
  return (
    <Screen title={t("lastPublished")} about={t("aboutAll")}>
      <div className={styles.choiceOfAll}>
        <SwitchField
          label={t("programsToo")}
          value={isOfAll}
          onChange={(next) => setIsOfAll(next === true)}
        />
      </div>
      <Loaded of={changes}>
        {({ versions }) => <List title={t("versions")} versions={versions} isNamed />}
      </Loaded>
    </Screen>
  );
}

function History({ resource }: { readonly resource: string }) {
  const t = useMessages();
  const nameOf = useNameOf();
  const history = useHistory(resource);
  const newest = history.data?.versions[0];
  const name = nameOf({ resource, title: history.data?.title ?? newest?.title ?? {} });
  const known = resourceOf(resource);
  const isGone = newest?.isRemoval && history.data?.etag === null;
  return (
    <Screen title={t("versionsOf", { name })} about={t("aboutOne")}>
      {known && !isGone && (
        <p>
          <Link className={styles.lead} href={known.href}>
            {t("toEditor", { name })}
          </Link>
        </p>
      )}
      <Loaded of={history}>{({ versions }) => <List title={t("versions")} versions={versions} />}</Loaded>
    </Screen>
  );
}

type ListProps = {
  readonly title: string;
  readonly versions: readonly Version[];
  readonly isNamed?: boolean;
};

function List({ title, versions, isNamed = false }: ListProps) {
  const t = useMessages();
  return (
    <Card title={title} count={versions.length}>
      {versions.length === 0 && <p className={rows.empty}>{t("none")}</p>}
      <ul className={styles.rows}>
        {versions.map((version) => (
          <li key={version.id}>
            <VersionRow version={version} isNamed={isNamed} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
