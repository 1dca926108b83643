import { Link } from "wouter";
import { differingPaths } from "#domain/document/differing-paths.ts";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { valueAt } from "#domain/document/value-at.ts";
import { Loaded } from "../shell/loaded.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import { PutBackButton } from "./put-back-button.tsx";
import { useChangedWords } from "./use-changed-words.ts";
import { titleOf, useVersion } from "./use-versions.ts";
import { useNameOf, useWhoOf } from "./version-row.tsx";
import styles from "./versions.module.css";
import { useStoredMedia } from "../media/use-stored-media.ts";
import { pictureIn } from "./picture-in.ts";
import { useSaidValue } from "./use-said-value.ts";

type VersionScreenProps = { readonly resource: string; readonly id: number };

/** What stood there until a change, beside what stands now. */
export function VersionScreen({ resource, id }: VersionScreenProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const nameOf = useNameOf();
  const whoOf = useWhoOf();
  const found = useVersion(resource, id);
  const version = found.data?.version;
  const name = nameOf({ resource, title: titleOf(found.data?.now) ?? version?.title ?? {} });
  return (
    <Screen
      title={t("versionOf", { name })}
      about={version && t("until", { moment: formatDayAtTime(version.at, locale), who: whoOf(version.by) })}
      actions={version && <PutBackButton {...{ version, name }} />}
    >
      <p>
        <Link className={styles.lead} href={`/versions/${resource}`}>
          {t("allVersions", { name })}
        </Link>
      </p>
      <Loaded of={found}>
        {({ version: { document }, now }) => <Differences {...{ resource, document, now }} />}
      </Loaded>
    </Screen>
  );
}

type DifferencesProps = {
  readonly resource: string;
  readonly document: unknown;
  /** Null where it was taken off. */
  readonly now: unknown;
};

/** Each field that would change, as it was and as it is. */
function Differences({ resource, document, now }: DifferencesProps) {
  const t = useMessages();
  const placeWords = useChangedWords();
  if (now === null) return <p>{t("removed")}</p>;
  const places = differingPaths(document, now);
  if (places.length === 0) return <p>{t("same")}</p>;
  return (
    <Card title={t("differences")} count={places.length}>
      <ul className={styles.rows}>
        {places.map((place) => {
          const key = place.join(".");
          return (
            <li key={key} className={styles.place}>
              <h3>{placeWords(resource, [key], document)[0]}</h3>
              <dl className={styles.pair}>
                <div className={styles.said}>
                  <dt>{t("then")}</dt>
                  <dd>
                    <SaidValue value={valueAt(document, place)} />
                  </dd>
                </div>
                <div className={styles.said}>
                  <dt>{t("now")}</dt>
                  <dd>
                    <SaidValue value={valueAt(now, place)} />
                  </dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What a field said: its words, or its picture. */
function SaidValue({ value }: { readonly value: unknown }) {
  const t = useMessages();
  const said = useSaidValue();
  const picture = pictureIn(value);
  if (picture) return <SaidPicture name={picture} />;
  return said(value) ?? <span className={styles.none}>{t("empty")}</span>;
}

function SaidPicture({ name }: { readonly name: string }) {
  const t = useMessages();
  const src = useStoredMedia([name]).get(name)?.urls?.["thumb-320"];
  return src ? <img className={styles.picture} src={src} alt={t("picture")} /> : t("picture");
}
