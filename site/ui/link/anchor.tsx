import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { Link } from "react-router";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style"> & {
  readonly href: string;
  readonly children: ReactNode;
  /** Keeps the scroll position, for links that change what a part of the page shows. */
  readonly keepScroll?: boolean;
  /** Asks the server for the whole page anew instead of going there by script. */
  readonly reloads?: boolean;
  /** What the history keeps with the page that the link leads to. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link: our own paths go through the router and are fetched on intent, all others are plain. */
export function Anchor({ href, keepScroll = false, reloads = false, state, children, ...rest }: AnchorProps) {
  const isOwn = href.startsWith("/") && !href.startsWith("//");
  if (isOwn && !reloads) {
    return (
      <Link to={href} prefetch="intent" preventScrollReset={keepScroll} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  const isElsewhere = /^https?:/i.test(href);
  return (
    <a href={href} {...(isElsewhere ? { rel: "noopener" } : {})} {...rest}>
      {children}
    </a>
  );
}
