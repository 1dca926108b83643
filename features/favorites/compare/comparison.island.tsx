import { hrefOfScreen } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { ComparedHeads } from "./compared-heads.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { type ComparisonView, MAX_COMPARED } from "./comparison-view.ts";
import { DistanceRow } from "./distance-row.tsx";
import { NotesRow, SharedNotesRow } from "./own-rows.tsx";
import styles from "./comparison.module.css";
import { useEffect, useRef } from "react";

/** Homes side by side; scripts keep their heads above their columns. */
export const Comparison = defineIsland<{ readonly view: ComparisonView }>({
  name: "comparison",
  hydrate: "idle",
  messages: ["compare.distance", "compare.distance.", "compare.best.nearest", "compare.notKnown", "notes."],
  Content: ({ view }) => (view.homes.length === 0 ? <NothingToCompare /> : <Compared view={view} />),
});

function Compared({ view }: { readonly view: ComparisonView }) {
  const t = useTranslate();
  const locale = useLocale();
  const { heads, table } = useSameScroll();
  const { homes, rows, left } = view;
  const equal = rows.filter(({ isEqual }) => isEqual).length;
  return (
    <div className={styles.page} data-homes={homes.length}>
      <header className={styles.top}>
        <h1>{t("compare.title")}</h1>
        {left > 0 && <p className={styles.told}>{t("compare.left", { count: MAX_COMPARED })}</p>}
        {homes.length === 1 && <p className={styles.told}>{t("compare.another")}</p>}
        <div className={styles.controls}>
          {equal > 0 && (
            <label className={styles.switch}>
              <input type="checkbox" data-only-differences="" />
              <span>{t("compare.onlyDifferences")}</span>
            </label>
          )}
          <LinkButton look="quiet" href={hrefOfScreen(locale, "favorites")}>
            {t("compare.choose")}
          </LinkButton>
        </div>
        {equal > 0 && <p className={styles.hiddenRows}>{t("compare.hiddenRows", { count: equal })}</p>}
      </header>
      <ComparedHeads homes={homes} scroller={heads} />
      <ComparisonTable view={view} scroller={table}>
        <DistanceRow homes={homes} />
        <SharedNotesRow homes={homes} />
        <NotesRow homes={homes} />
      </ComparisonTable>
    </div>
  );
}

function NothingToCompare() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={styles.nothing}>
      <EmptyStateDrawing scene="searching" />
      <h1>{t("compare.nothing")}</h1>
      <p>{t("compare.nothingHint")}</p>
      <LinkButton href={hrefOfScreen(locale, "favorites")}>{t("favoritesPage.own")}</LinkButton>
    </div>
  );
}

/** Keeps two rows of columns at the same place: whichever the visitor moves, the other follows. */
function useSameScroll() {
  const heads = useRef<HTMLUListElement>(null);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [one, other] = [heads.current, table.current];
    if (!one || !other) return;
    const stop = new AbortController();
    follow(one, other, stop.signal);
    follow(other, one, stop.signal);
    return () => stop.abort();
  }, []);
  return { heads, table };
}

/** What follows does not snap by itself, or it would jump from column to column. */
function follow(leader: HTMLElement, follower: HTMLElement, signal: AbortSignal): void {
  const lead = () => {
    delete leader.dataset["follows"];
    follower.dataset["follows"] = "";
  };
  for (const begin of ["pointerdown", "touchstart", "wheel", "focusin", "keydown"])
    leader.addEventListener(begin, lead, { passive: true, signal });
  const move = () => {
    if (!("follows" in leader.dataset)) follower.scrollLeft = leader.scrollLeft;
  };
  leader.addEventListener("scroll", move, { passive: true, signal });
}
