import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style"> & {
  readonly href: string;
  readonly children: ReactNode;
  /** Keeps the scroll position, for links that change what a part of the page shows. */
  readonly keepScroll?: boolean;
  /** Asks the server for the whole page anew instead of going there by script. */
  readonly reloads?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link, plain as HTML knows it: `RouterLinks` takes those to our own pages to the router. */
export function Anchor({ href, keepScroll = false, reloads = false, children, ...rest }: AnchorProps) {
  const isElsewhere = /^https?:/i.test(href);
  return (
    <a
      {...(isElsewhere ? { rel: "noopener" } : {})}
      {...rest}
      href={href}
      data-keep-scroll={keepScroll || undefined}
      data-reloads={reloads || undefined}
    >
      {children}
    </a>
  );
}
