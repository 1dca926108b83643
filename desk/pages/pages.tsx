import { useState } from "react";
import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { Link } from "wouter";
import type { SiteContent } from "../api/published.ts";
import { LastChange } from "../content/last-change.tsx";
import { Loaded } from "../shell/loaded.tsx";
import rows from "../shell/rows.module.css";
import { useContent } from "../content/use-content.ts";
import { NewDraftsCard } from "../drafts/new-drafts-card.tsx";
import { UnpublishedMark } from "../drafts/unpublished-mark.tsx";
import { hasDraft, newDrafts, useDrafts } from "../drafts/use-drafts.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Screen } from "../shell/screen.tsx";
import { SITE } from "../site.ts";
import { useMessages } from "./messages.ts";
import { NewPage } from "./new-page.tsx";

/** The pages that the agency writes. */
export function PagesScreen() {
  const t = useMessages();
  const content = useContent();
  const drafts = useDrafts("drafts");
  const [isNew, setIsNew] = useState(false);
  return (
    <Screen
      title={t("pages")}
      about={t("about")}
      actions={
        content.data && (
          <Button look="quiet" onClick={() => setIsNew(true)}>
            <DeskIcon name="add" />
            {t("new")}
          </Button>
        )
      }
    >
      <NewDraftsCard drafts={newDrafts(drafts, "pages/")} hrefOf={({ resource }) => `/${resource}`} />
      <Loaded of={content}>
        {({ pages }) => (
          <Card title={t("pages")} count={pages.length}>
            {pages.length === 0 && <p className={rows.empty}>{t("none")}</p>}
            <ul className={rows.rows}>
              {pages.map((page) => (
                <li key={page.id}>
                  <PageRow page={page} isDraft={hasDraft(drafts, `pages/${page.id}`)} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      {isNew && content.data && <NewPage content={content.data} onClose={() => setIsNew(false)} />}
    </Screen>
  );
}

type PageRowProps = {
  readonly page: SiteContent["pages"][number];
  /** Whether it has changes that are not published. */
  readonly isDraft: boolean;
};

function PageRow({ page, isDraft }: PageRowProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { id, title, addresses, lastChange } = page;
  const published = SITE.locales.filter((one) => addresses[one]);
  return (
    <Link className={rows.row} href={`/pages/${id}`}>
      <span className={rows.words}>
        <span className={rows.title}>{textOf(title, locale) || t("untitled")}</span>
        <span className={rows.about}>
          {textOf(addresses, locale) || t("noAddress")}
          <LastChange change={lastChange} />
        </span>
        {isDraft && (
          <span className={rows.tags}>
            <UnpublishedMark />
          </span>
        )}
        {SITE.locales.length > 1 && (
          <span className={rows.tags}>
            {published.map((one) => (
              <span key={one} className={rows.tag}>
                {one.toUpperCase()}
              </span>
            ))}
          </span>
        )}
      </span>
      <DeskIcon name="forward" />
    </Link>
  );
}
