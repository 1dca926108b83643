import { useCallback, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { neighboursInTrail, readTrail } from "../listing/search-trail.ts";
import { useTrail } from "../listing/use-trail.ts";
import { useSay } from "../shell/words/say-context.tsx";
import { Anchor } from "../ui/link/anchor.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./trail-links.module.css";

/** The way back to the visitor's own search, and on to what stood before and after this home in it. */
export function TrailLinks() {
  const say = useSay();
  const { state, pathname } = useLocation();
  const isDrawnByServer = useIsServerDrawing();
  const trail = isDrawnByServer ? null : readTrail(state);
  useTrail(useCallback(() => trail, [trail]));
  if (!trail) return null;
  const { previous, next } = neighboursInTrail(trail, pathname);
  return (
    <nav className={styles.trail} aria-label={say("estate.yourSearch")}>
      <Anchor href={trail.listHref}>
        <Icon name="back" /> {say("estate.backToSearch")}
      </Anchor>
      {previous && <Anchor href={previous}>{say("estate.previousEstate")}</Anchor>}
      {next && <Anchor href={next}>{say("estate.nextEstate")}</Anchor>}
    </nav>
  );
}

/** The server knows no history: the first drawing in the browser must be like its own. */
function useIsServerDrawing(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
