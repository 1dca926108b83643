/** All that shows that somebody is there and may act next; `popstate` is the browser's own Back. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "click",
  "submit",
  "popstate",
] as const;

let sign: Promise<void> | undefined;

/** Resolves with the visitor's first sign of life on this page: code for what comes after it need not come before. */
export function firstSign(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  return (sign ??= new Promise((resolve) => {
    const heard = new AbortController();
    for (const type of SIGNS) {
      const listen = () => (heard.abort(), resolve());
      window.addEventListener(type, listen, { capture: true, passive: true, signal: heard.signal });
    }
  }));
}
