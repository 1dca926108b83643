import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { Field } from "#ui/form/field.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { useLanguage } from "../language/language.tsx";
import { usePerson } from "../session/session.ts";
import { useMessages } from "./messages.ts";
import { Card } from "../shell/card.tsx";
import { LeadList } from "../leads/lead-list.tsx";
import { Choices } from "../shell/choices.tsx";
import { Screen } from "../shell/screen.tsx";
import { useSettled } from "../shell/use-settled.ts";
import { NewDraftsCard } from "../drafts/new-drafts-card.tsx";
import { draftsNamed, hasDraft, newDrafts, useDrafts } from "../drafts/use-drafts.ts";
import { ListingRow } from "./listing-row.tsx";
import styles from "./listings.module.css";
import { useListings } from "./use-listings.ts";

/** The beginning of what drafts of new listings are called. */
const NEW_LISTING = "estates/api:";

const SHOWN = ["all", "offered", "sold", "hidden", "incomplete"] as const;

/** The agency's listings, found by street, number or town. */
export function ListingsScreen() {
  const { t } = useLanguage();
  const words = useMessages();
  const isAgent = usePerson().role === "agent";
  const [params, setParams] = useSearchParams();
  const shown = SHOWN.find((one) => one === params.get("show")) ?? "all";
  const [typed, setTyped] = useState(params.get("q") ?? "");
  const q = useSettled(typed.trim());
  useEffect(() => {
    setParams((now) => withWords(now, q), { replace: true });
  }, [q, setParams]);
  const list = useListings({ q, state: shown === "all" ? null : shown });
  const drafts = useDrafts("listing-drafts");
  const isFound = list.leads !== undefined && !list.hasNextPage;
  return (
    <Screen
      title={t("listings.title")}
      actions={!isAgent && <LinkButton href="/desk/listings/new">{words("new.button")}</LinkButton>}
    >
      <Field label={t("listings.search")} className={styles.search}>
        {(ids) => (
          <input
            {...ids}
            className={styles.input}
            type="search"
            value={typed}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Choices
        label={t("list.show")}
        choices={SHOWN.map((one) => ({
          href: `/listings?${withWords(new URLSearchParams({ show: one }), typed.trim())}`,
          label: t(`listings.${one}`),
          isChosen: one === shown,
        }))}
      />
      {shown !== "sold" && (
        <NewDraftsCard
          drafts={draftsNamed(newDrafts(drafts, NEW_LISTING), q)}
          hrefOf={({ resource }) => `/listings/new/${resource.slice(NEW_LISTING.length)}`}
        />
      )}
      <Card title={t(`listings.${shown}`)} count={isFound ? list.leads?.length : undefined}>
        <LeadList list={list} empty={t(q ? "listings.emptyFound" : "listings.empty")}>
          {(listing) => <ListingRow listing={listing} isDraft={hasDraft(drafts, `estates/${listing.id}`)} />}
        </LeadList>
      </Card>
    </Screen>
  );
}

function withWords(params: URLSearchParams, q: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (q) next.set("q", q);
  else next.delete("q");
  return next;
}
