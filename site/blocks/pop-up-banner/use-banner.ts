import { useEffect, useRef, useState } from "react";
import { bannerCookie, isBannerClosed } from "./banner-cookie.ts";

/** After the page, in ms (specification, point 9). */
const OPENS_AFTER_MS = 2_000;

/** Opens a banner a moment after the page, unless the visitor closed it lately; closing it gives focus back. */
export function useBanner(id: string) {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (isBannerClosed(document.cookie, id)) return;
    const timer = setTimeout(() => setOpen(true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);

  const close = () => {
    document.cookie = bannerCookie(id, location.protocol === "https:");
    const back = before.current?.isConnected ? before.current : document.getElementById("content");
    const hadFocus = document.activeElement?.closest(".pop-up-small");
    setOpen(false);
    if (hadFocus) back?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      // A dialog above it takes Escape for itself.
      if (key === "Escape" && !document.querySelector("dialog[open]")) close();
    };
    const onFocus = ({ target, relatedTarget: from }: FocusEvent) => {
      const isInside = target instanceof Element && target.closest(".pop-up-small");
      if (isInside && from instanceof HTMLElement && !from.closest(".pop-up-small")) before.current = from;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
    };
  });

  return { isOpen, close };
}
