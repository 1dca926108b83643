import { useState, useSyncExternalStore } from "react";
import { writeSharedWords } from "#domain/shared-list.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "../favorites.module.css";
import type { FavoriteEstate, ListView } from "../favorites-view.ts";
import { hrefOfList } from "../href-of-list.ts";
import { useNotes } from "../notes/notes-store.ts";
import { ShareWords } from "../notes/share-words.tsx";

type ListActionsProps = { readonly view: ListView; readonly estates: readonly FavoriteEstate[] };

/** The list for somebody else, by its own link; and for the agency, by the visitor's own mail program. */
export function ListActions({ view, estates }: ListActionsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const canShare = useCanShare();
  const [told, setTold] = useState("");
  const href = hrefOfList(
    locale,
    estates.map(({ id }) => id),
  );
  const words = useWordsToShare(estates);
  const link = view.origin + href + words.fragment;
  const share = async () => {
    if (canShare) return navigator.share({ title: view.title, url: link });
    await navigator.clipboard.writeText(link);
    setTold(t("favoritesPage.copied"));
  };
  return (
    <div className={styles.actions}>
      {/* Who thinks better of it, or whose browser forbids it, still has the link itself. */}
      <button
        type="button"
        className={styles.scripted}
        onClick={() => void share().catch(() => setTold(link))}
      >
        <Icon name="share" /> {t("favoritesPage.share")}
      </button>
      <Anchor href={href} className={styles.unscripted}>
        <Icon name="link" /> {t("favoritesPage.link")}
      </Anchor>
      <Anchor href={mailOf(view, estates, t)}>
        <Icon name="mail" /> {t("favoritesPage.write")}
      </Anchor>
      <ShareWords {...words.fields} />
      {words.left > 0 && <p>{t("notes.left", { count: words.left })}</p>}
      <output>{told}</output>
    </div>
  );
}

/** A name and notes for who gets the list, in the part of its address that no server sees. */
function useWordsToShare(estates: readonly FavoriteEstate[]) {
  const all = useNotes();
  const [sender, onSender] = useState("");
  const [hasNotes, onNotes] = useState(false);
  const notes = estates.flatMap(({ id }) => (all.has(id) ? [[id, all.get(id)!.text] as const] : []));
  const titles = estates.flatMap(({ id, card, rental }) => {
    const title = (card ?? rental)?.title.text || all.get(id)?.title;
    return title ? [[id, title] as const] : [];
  });
  const { fragment, left } = writeSharedWords({
    sender,
    notes: new Map(hasNotes ? notes : []),
    titles: new Map(titles),
  });
  return {
    fragment: fragment && `#${fragment}`,
    left,
    fields: { sender, onSender, hasNotes, onNotes, count: notes.length },
  };
}

/** A letter that the visitor's own program opens (RFC 6068): lines end in CRLF. */
function mailOf(
  view: ListView,
  estates: readonly FavoriteEstate[],
  t: ReturnType<typeof useTranslate>,
): string {
  const lines = estates.flatMap(({ card, rental }) => {
    const home = card ?? rental;
    return home?.href ? [`- ${home.title.text}: ${view.origin}${home.href}`] : [];
  });
  const subject = t("favoritesPage.writeSubject", { site: view.siteName });
  const body = [t("favoritesPage.writeBody"), "", ...lines, ""].join("\r\n");
  return `mailto:${view.agencyEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function useCanShare(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.share === "function",
    () => false,
  );
}
