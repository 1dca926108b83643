import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Say } from "#words/words.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import type { LightboxWords } from "./lightbox.ts";

/** Tells the lightbox that this very page put its address into the history, so that closing goes back. */
type OpenedHere = { readonly openedHere?: boolean } | null;

/**
 * Ties a gallery to its addresses: `#gallery-3` shows the third picture, Back closes it. The lightbox itself is fetched
 * when it is needed; without it, or without script, the link opens the picture.
 */
export function useLightbox(box: RefObject<HTMLElement | null>, name: string) {
  const say = useSay();
  const place = useGalleryPlace(name);
  const close = useRef<(() => void) | null>(null);
  const { index, move, leave } = place;

  useEffect(() => {
    if (index === null) {
      close.current?.();
      return;
    }
    if (close.current || !box.current) return;
    let isGone = false;
    const gallery = box.current;
    const onClose = () => {
      close.current = null;
      if (!isGone) leave();
    };
    close.current = () => undefined;
    import("./lightbox.ts").then(
      ({ openLightbox }) => {
        // The visitor may have gone back, or on to another picture, while it was fetched.
        const wanted = indexIn(location.hash, name);
        close.current =
          isGone || wanted === null
            ? null
            : openLightbox(gallery, { index: wanted, words: wordsOfLightbox(say), onChange: move, onClose });
      },
      () => {
        close.current = null;
      },
    );
    return () => {
      // A move within the gallery keeps it open; a page that is left takes it along.
      isGone = !gallery.isConnected;
      if (isGone) close.current?.();
    };
  }, [index, name, box, say, move, leave]);

  return (event: MouseEvent, shown: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    place.open(shown);
  };
}

/** Which picture the page's address shows, and the ways to another, to one and back to none. */
function useGalleryPlace(name: string) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  return useMemo(() => {
    const inPlace = { replace: true, preventScrollReset: true, state } as const;
    return {
      index: indexIn(hash, name),
      open: (shown: number) =>
        void navigate(
          { hash: `${name}-${shown + 1}` },
          { preventScrollReset: true, state: { ...(state as object | null), openedHere: true } },
        ),
      move(shown: number): void {
        if (indexIn(location.hash, name) !== shown) void navigate({ hash: `${name}-${shown + 1}` }, inPlace);
      },
      leave(): void {
        if (indexIn(location.hash, name) === null) return;
        if ((history.state as { usr?: OpenedHere } | null)?.usr?.openedHere) void navigate(-1);
        else void navigate({ hash: "" }, inPlace);
      },
    };
  }, [navigate, hash, name, state]);
}

function wordsOfLightbox(say: Say): LightboxWords {
  return {
    close: say("gallery.close"),
    zoom: say("gallery.zoom"),
    previous: say("gallery.previous"),
    next: say("gallery.next"),
    play: say("gallery.play"),
    show: say("gallery.show"),
    error: say("gallery.loadError"),
  };
}

/** The place (from 0) of the item that a page address names: `indexIn("#gallery-3", "gallery")` is 2. */
export function indexIn(hash: string, name: string): number | null {
  const [prefix, number] = [hash.slice(1, name.length + 2), hash.slice(name.length + 2)];
  return prefix === `${name}-` && /^[1-9]\d{0,3}$/.test(number) ? Number(number) - 1 : null;
}
