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

/** Shares, copies or prints the page of an estate, as a button of `page-actions.tsx` says. */
export function runPageAction(button: HTMLElement): void {
  const bar = button.closest<HTMLElement>("[data-page-link]");
  const notice = bar?.querySelector("output");
  if (!bar || !notice) return;
  bar.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  ACTIONS[button.dataset["pageAction"] ?? ""]?.(bar.dataset, (text) => (notice.textContent = text));
}
