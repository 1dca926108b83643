type Named = readonly [mark: RegExp, name: string];

/** The first that fits counts: each of these names itself like those after it. */
const BROWSERS: readonly Named[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly Named[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** The device of a session, as its list names it; what a browser says beyond that is not kept. Example: `Firefox, Windows`. */
export function deviceOf(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, 500);
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => mark.test(text))?.[1]);
  return found.filter(Boolean).join(", ");
}
