import { Link } from "wouter";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Version } from "../api/published.ts";
import rows from "../shell/rows.module.css";
import { useLanguage } from "../language/language.tsx";
import { saidWhen } from "../shell/moments.ts";
import { useNow } from "../shell/use-now.ts";
import { useMessages } from "./messages.ts";
import { PutBackButton } from "./put-back-button.tsx";
import { resourceOf } from "./resource.ts";
import { useChangedWords } from "./use-changed-words.ts";
import styles from "./versions.module.css";

/** So many fields are named; the others are counted. */
const MOST_NAMED = 3;

/** What a resource is called: its title, or what it is. */
export function useNameOf(): (version: Pick<Version, "resource" | "title">) => string {
  const t = useMessages();
  const { locale } = useLanguage();
  return ({ resource, title }) => {
    const kind = resourceOf(resource)?.kind ?? "site";
    const name = textOf(title, locale);
    if (name === "") return t(`kind.${kind}`);
    return kind === "agenda" ? t("agendaOf", { name }) : name;
  };
}

/** Who changed something: a person, a program, an import. */
export function useWhoOf(): (by: Version["by"]) => string {
  const t = useMessages();
  return ({ kind, name }) => t(`by.${name === null ? "gone" : kind}`, { name: name ?? "" });
}

type VersionRowProps = {
  readonly version: Version;
  /** Whether what it is a version of is named: in a list of several. */
  readonly isNamed?: boolean;
};

/** A change: of what, where, by whom and when; it leads to what stood there before. */
export function VersionRow({ version, isNamed = false }: VersionRowProps) {
  const t = useMessages();
  const { t: desk, locale } = useLanguage();
  const now = useNow();
  const placeWords = useChangedWords();
  const whoOf = useWhoOf();
  const name = useNameOf()(version);
  const { id, resource, at, by, isRemoval, changed } = version;
  const places = placeWords(resource, changed);
  const more = places.length - MOST_NAMED;
  const said = isRemoval
    ? t("removal")
    : places.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` ${t("more", { count: more })}` : "");
  return (
    <div className={styles.row}>
      <Link className={styles.words} href={`/versions/${resource}/at/${id}`}>
        <span className={rows.title}>{isNamed ? name : said}</span>
        <span className={rows.about}>
          {isNamed && `${said} · `}
          {whoOf(by)} · <time dateTime={at}>{saidWhen(at, { t: desk, locale, now })}</time>
        </span>
      </Link>
      <PutBackButton {...{ version, name }} />
    </div>
  );
}
