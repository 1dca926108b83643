import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { paramsOfForm } from "#platform/render/browser/params-of-form.ts";
import { showUnits } from "./project/show-units.ts";
import { type CountdownMessages, formatTimeLeft } from "./figures/countdown-messages.ts";

export { highlightSections } from "./facts/highlight-section.ts";
export { showTrail } from "./show-trail.ts";

type Action = (page: DOMStringMap, tell: (text: string) => void) => void;

const ACTIONS: Readonly<Record<string, Action>> = {
  // A visitor who thinks better of it is no failure.
  share: ({ pageLink: url = "" }) => {
    const title = document.querySelector("h1")?.textContent ?? "";
    void navigator.share({ title, url }).catch(() => undefined);
  },
  copy: ({ pageLink = "", copied = "" }, tell) =>
    void navigator.clipboard.writeText(pageLink).then(
      () => tell(copied),
      // Some browsers forbid it: the link can then be copied from here.
      () => tell(pageLink),
    ),
  print: () => window.print(),
};

/** Does what was clicked on the page of an estate: a film or a tour, a button of the page, another view of a project's units. */
export function press(clicked: HTMLElement): void {
  if (!(clicked instanceof HTMLAnchorElement)) runPageAction(clicked);
  else if ("player" in clicked.dataset) playMedium(clicked);
  else void showUnits(clicked.href);
}

/** Shows the units of a project that a form asks for. */
export function narrowUnits(form: HTMLFormElement): void {
  const { pathname, hash } = new URL(form.action);
  void showUnits(hrefWithQuery(pathname, paramsOfForm(form)) + hash);
}

/** Shares, copies or prints the page of an estate, as a button of `page-actions.tsx` says. */
function runPageAction(button: HTMLElement): void {
  const bar = button.closest<HTMLElement>("[data-page-link]");
  const notice = bar?.querySelector("output");
  if (!bar || !notice) return;
  bar.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  ACTIONS[button.dataset["pageAction"] ?? ""]?.(bar.dataset, (text) => (notice.textContent = text));
}

const MINUTE = 60_000;

/** Says beside each date of a sale how long it is until then, from now on. */
export function countDown(): void {
  showLeft();
  setInterval(showLeft, MINUTE);
}

function showLeft(): void {
  for (const dates of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
    const words = JSON.parse(dates.dataset["countdown"] ?? "{}") as CountdownMessages;
    for (const time of dates.querySelectorAll("time"))
      if (time.nextElementSibling)
        time.nextElementSibling.textContent = formatTimeLeft(words, Date.parse(time.dateTime) - Date.now());
  }
}

/** Plays a film or a tour within the page, in a frame of who shows it, in place of its picture; nobody was asked before. */
function playMedium(link: HTMLAnchorElement): void {
  const frame = frameOf(link);
  // From now on the link leads to who shows it.
  delete link.dataset["player"];
  link.before(frame);
  // Whoever clicked is where it plays.
  frame.focus();
}

function frameOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = link.querySelector("strong")?.textContent ?? "";
  frame.allow = "autoplay; fullscreen";
  // Both together are no sandbox for a page of our own; players are of origins that are never ours.
  frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-popups", "allow-presentation");
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = link.dataset["player"] ?? "";
  return frame;
}
