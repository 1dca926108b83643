import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSay } from "../../shell/words/say-context.tsx";

/** Tells the lightbox that this very page put its address into the history, so that closing goes back. */
type OpenedHere = { readonly openedHere?: boolean } | null;

/**
 * Ties a gallery to its addresses: `#gallery-3` shows the third picture, Back closes it. The lightbox itself is fetched
 * when it is needed; without it, or without script, the link opens the picture.
 */
export function useLightbox(box: RefObject<HTMLElement | null>, name: string) {
  const say = useSay();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const close = useRef<(() => void) | null>(null);
  const index = indexIn(hash, name);

  useEffect(() => {
    if (index === null) {
      close.current?.();
      return;
    }
    if (close.current || !box.current) return;
    let isGone = false;
    const leave = () => {
      close.current = null;
      if (isGone || indexIn(location.hash, name) === null) return;
      if ((history.state as { usr?: OpenedHere } | null)?.usr?.openedHere) void navigate(-1);
      else void navigate({ hash: "" }, { replace: true, preventScrollReset: true, state });
    };
    const move = (shown: number) => {
      if (indexIn(location.hash, name) === shown) return;
      void navigate({ hash: `${name}-${shown + 1}` }, { replace: true, preventScrollReset: true, state });
    };
    const words = {
      close: say("gallery.close"),
      zoom: say("gallery.zoom"),
      previous: say("gallery.previous"),
      next: say("gallery.next"),
      play: say("gallery.play"),
      show: say("gallery.show"),
      error: say("gallery.loadError"),
    };
    const gallery = box.current;
    close.current = () => undefined;
    import("./lightbox.ts").then(
      ({ openLightbox }) => {
        // The visitor may have gone back, or on to another picture, while it was fetched.
        const wanted = indexIn(location.hash, name);
        close.current =
          isGone || wanted === null
            ? null
            : openLightbox(gallery, { index: wanted, words, onChange: move, onClose: leave });
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
  }, [index, name, box, say, navigate, state]);

  return (event: MouseEvent, shown: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(
      { hash: `${name}-${shown + 1}` },
      { preventScrollReset: true, state: { ...(state as object | null), openedHere: true } },
    );
  };
}

/** The place (from 0) of the item that a page address names: `indexIn("#gallery-3", "gallery")` is 2. */
export function indexIn(hash: string, name: string): number | null {
  const [prefix, number] = [hash.slice(1, name.length + 2), hash.slice(name.length + 2)];
  return prefix === `${name}-` && /^[1-9]\d{0,3}$/.test(number) ? Number(number) - 1 : null;
}
