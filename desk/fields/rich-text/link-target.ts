const TARGET = /^(https?:\/\/\S|mailto:\S|tel:\S|\/(?!\/)|#)/i;

/** Whether a link may lead there: an address of the web, a mail, a phone, or a path of the site itself. */
export function isLinkTarget(href: string): boolean {
  return TARGET.test(href) && !/[\s<>"\\]/.test(href);
}

/** What somebody typed as the target of a link: `www.biv.be` gets its scheme, `info@huyzen.be` is a mail; null where it is none. */
export function linkTargetOf(typed: string): string | null {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  const address = `https://${text}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$|\?|#)/.test(text) && isLinkTarget(address) ? address : null;
}
