import { Link } from "wouter";
import { textOf } from "#domain/locale/multilingual.ts";
import rows from "../shell/rows.module.css";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { saidWhen } from "../shell/moments.ts";
import { useNow } from "../shell/use-now.ts";
import { useMessages } from "./messages.ts";
import type { ListedDraft } from "./use-drafts.ts";

type NewDraftsCardProps = {
  readonly drafts: readonly ListedDraft[];
  /** Where a draft is gone on with. */
  readonly hrefOf: (draft: ListedDraft) => string;
};

/** What somebody began and nobody published yet, at the top of the list that it will be in. */
export function NewDraftsCard({ drafts, hrefOf }: NewDraftsCardProps) {
  const t = useMessages();
  if (drafts.length === 0) return null;
  return (
    <Card title={t("new")} count={drafts.length}>
      <ul className={rows.rows}>
        {drafts.map((draft) => (
          <li key={draft.resource}>
            <NewDraftRow draft={draft} href={hrefOf(draft)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NewDraftRow({ draft, href }: { readonly draft: ListedDraft; readonly href: string }) {
  const t = useMessages();
  const { t: desk, locale } = useLanguage();
  const when = saidWhen(draft.at, { t: desk, locale, now: useNow() });
  return (
    <Link className={rows.row} href={href}>
      <span className={rows.words}>
        <span className={rows.title}>{textOf(draft.title, locale) || t("untitled")}</span>
        <span className={rows.about}>{[draft.by.name, when].filter(Boolean).join(", ")}</span>
        <span className={rows.tags}>
          <span className={rows.draft}>{t("draft")}</span>
        </span>
      </span>
      <DeskIcon name="forward" />
    </Link>
  );
}
