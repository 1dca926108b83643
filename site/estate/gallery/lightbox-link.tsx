import type { MouseEventHandler, ReactNode } from "react";
import type { GalleryPicture } from "../estate-view.ts";

type LightboxLinkProps = {
  readonly large: GalleryPicture["large"];
  readonly thumb: string;
  readonly caption: string;
  /** What the link says where its picture doesn't. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onClick: MouseEventHandler;
  readonly children?: ReactNode;
};

/** Leads to the large form of a picture, with what the lightbox reads of it before it is loaded. */
export function LightboxLink({ large, thumb, caption, label, children, ...rest }: LightboxLinkProps) {
  return (
    <a
      href={large.href}
      data-pswp-width={large.width}
      data-pswp-height={large.height}
      data-thumb={thumb}
      data-caption={caption}
      aria-label={label}
      {...rest}
    >
      {children}
    </a>
  );
}
