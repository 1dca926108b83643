import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style"> & {
  readonly href: string;
  readonly children: ReactNode;
  /** Keeps the scroll position, for links that change what a part of the page shows. */
  readonly keepScroll?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link, plain as HTML knows it. */
export function Anchor({ href, keepScroll = false, children, ...rest }: AnchorProps) {
  const isElsewhere = /^https?:/i.test(href);
  return (
    <a
      {...(isElsewhere ? { rel: "noopener" } : {})}
      {...rest}
      href={href}
      data-keep-scroll={keepScroll || undefined}
    >
      {children}
    </a>
  );
}
