/** Plays a film or a tour within the page, in a frame of who shows it, in place of its picture; nobody was asked before. */
export function playMedium(link: HTMLAnchorElement): void {
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
