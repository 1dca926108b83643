import type { MouseEventHandler, ReactNode } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { GalleryPicture } from "../estate-view.ts";

type LightboxLinkProps = {
  readonly large: GalleryPicture["large"];
  readonly thumb: string;
  readonly caption: string;
  /** The caption's, where it is not the page's. */
  readonly captionLocale: Locale | undefined;
  /** What the link says where its picture doesn't. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly lang?: Locale | undefined;
  readonly onClick: MouseEventHandler;
  readonly children?: ReactNode;
};

/** Leads to the large form of a picture, with what the lightbox reads of it before it is loaded. */
export function LightboxLink({
  large,
  thumb,
  caption,
  captionLocale,
  label,
  children,
  ...rest
}: LightboxLinkProps) {
  return (
    <a
      href={large.href}
      data-pswp-width={large.width}
      data-pswp-height={large.height}
      data-thumb={thumb}
      data-caption={caption}
      data-caption-language={captionLocale}
      aria-label={label}
      {...rest}
    >
      {children}
    </a>
  );
}
