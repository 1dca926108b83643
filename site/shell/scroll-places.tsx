import { useContext, useEffect, useLayoutEffect, useRef } from "react";
import {
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigation,
  useNavigationType,
} from "react-router";

/** Stands in the browser's own entry of a place in its history: how far down it was left, in pixels. */
const TOP = "gevelTop";

/** How far down this place in the history was left; null when nobody scrolled there. */
export function readSavedTop(): number | null {
  const top: unknown = (window.history.state as Record<string, unknown> | null)?.[TOP];
  return typeof top === "number" ? top : null;
}

/**
 * Brings Back and Forward to where each page was left. The router's own part does the same, but writes into the browser's
 * storage, where nothing of a visitor may be. Across documents, a reload too, the browser does it by itself.
 */
export function ScrollPlaces() {
  useSavedTop();
  useRestoredTop();
  return null;
}

/** Notes the place while it is on the screen: once Back was pressed, the entry that was left can't be written any more. */
function useSavedTop(): void {
  const { key } = useLocation();
  const { state: moving } = useNavigation();
  useEffect(() => {
    const save = () => saveTop(key);
    const leave = () => {
      save();
      window.history.scrollRestoration = "auto";
    };
    const stay = () => (window.history.scrollRestoration = "manual");
    stay();
    window.addEventListener("pageshow", stay);
    window.addEventListener("pagehide", leave);
    document.addEventListener("scrollend", save);
    return () => {
      window.removeEventListener("pageshow", stay);
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("scrollend", save);
    };
  }, [key]);
  useEffect(() => {
    if (moving !== "idle") saveTop(key);
  }, [moving, key]);
}

function saveTop(shownKey: string): void {
  const state = window.history.state as { readonly key?: string } | null;
  // The history may have moved on while the page that it left is still on the screen.
  if ((state?.key ?? "default") !== shownKey || readSavedTop() === window.scrollY) return;
  window.history.replaceState({ ...state, [TOP]: window.scrollY }, "");
}

function useRestoredTop(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const staysInPlace = useContext(RouterState)?.preventScrollReset === true;
  const shownKey = useRef(key);
  useLayoutEffect(() => {
    // After a reload the browser comes first, unless this page was awake before it had the place to go to.
    const top = readSavedTop();
    if (top !== null && window.scrollY === 0) window.scrollTo(0, top);
  }, []);
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const top = type === "POP" ? readSavedTop() : null;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (top !== null) window.scrollTo(0, top);
    else if (target) target.scrollIntoView();
    else if (!staysInPlace) window.scrollTo(0, 0);
  }, [key, hash, type, staysInPlace]);
}
