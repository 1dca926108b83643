import { textOf } from "#domain/locale/multilingual.ts";
import { formatDate } from "#domain/format/moments.ts";
import { Button } from "#ui/link/button.tsx";
import { Link, useLocation } from "wouter";
import type { ContentItems, SiteContent } from "../api/published.ts";
import { freshNumber } from "../documents/fresh-number.ts";
import { LastChange } from "../content/last-change.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { nameOfKind } from "../content/name-of-kind.ts";
import rows from "../shell/rows.module.css";
import { useContent, useItems } from "../content/use-content.ts";
import { NewDraftsCard } from "../drafts/new-drafts-card.tsx";
import { UnpublishedMark } from "../drafts/unpublished-mark.tsx";
import { hasDraft, newDrafts, useDrafts } from "../drafts/use-drafts.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";

type ItemsScreenProps = { readonly kind: string };

/** The items of one kind of the agency's own content: its news, its neighbourhoods. */
export function ItemsScreen({ kind: name }: ItemsScreenProps) {
  const content = useContent();
  return (
    <Loaded of={content}>
      {({ kinds, pages }) => {
        const kind = kinds.find((one) => one.name === name);
        return kind ? <Items key={name} kind={kind} pages={pages} /> : <NoKind />;
      }}
    </Loaded>
  );
}

function NoKind() {
  const t = useMessages();
  return (
    <Screen title={t("own")}>
      <p>{t("noKind")}</p>
    </Screen>
  );
}

type ItemsProps = {
  readonly kind: SiteContent["kinds"][number];
  readonly pages: SiteContent["pages"];
};

function Items({ kind, pages }: ItemsProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const [, navigate] = useLocation();
  const list = useItems(kind.name);
  const drafts = useDrafts("drafts");
  const beginning = `entities/${kind.name}/items/`;
  const title = nameOfKind(kind, pages, locale);
  return (
    <Screen
      title={title}
      actions={
        <Button onClick={() => navigate(`/content/${kind.name}/${freshNumber()}?new=1`)}>
          <DeskIcon name="add" />
          {t("new")}
        </Button>
      }
    >
      <NewDraftsCard
        drafts={newDrafts(drafts, beginning)}
        hrefOf={({ resource }) => `/content/${kind.name}/${resource.slice(beginning.length)}`}
      />
      <Loaded of={list}>
        {({ items }) => (
          <Card title={title} count={items.length}>
            {items.length === 0 && <p className={rows.empty}>{t("none")}</p>}
            <ul className={rows.rows}>
              {newestFirst(items).map((item) => (
                <li key={item.id}>
                  <ItemRow
                    kind={kind.name}
                    item={item}
                    isDraft={hasDraft(drafts, `${beginning}${item.id}`)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </Screen>
  );
}

type Item = ContentItems["items"][number];

/** Those without a day keep the agency's order, behind the others. */
function newestFirst(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""));
}

type ItemRowProps = {
  readonly kind: string;
  readonly item: Item;
  /** Whether it has changes that are not published. */
  readonly isDraft: boolean;
};

function ItemRow({ kind, item, isDraft }: ItemRowProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { id, title, date, addresses, lastChange } = item;
  const facts = [date && formatDate(date), textOf(addresses, locale) || t("noAddress")].filter(Boolean);
  return (
    <Link className={rows.row} href={`/content/${kind}/${id}`}>
      <span className={rows.words}>
        <span className={rows.title}>{textOf(title, locale) || t("untitled")}</span>
        <span className={rows.about}>
          {facts.join("\u00a0· ")}
          <LastChange change={lastChange} />
        </span>
        {isDraft && (
          <span className={rows.tags}>
            <UnpublishedMark />
          </span>
        )}
      </span>
      <DeskIcon name="forward" />
    </Link>
  );
}
