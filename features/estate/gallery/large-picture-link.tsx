import type { ReactNode } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { LargePicture } from "#ui/picture/picture-view.ts";

type LargePictureLinkProps = {
  /** The place in the page's address at which the lightbox shows it: "gallery-3". */
  readonly opens: string;
  readonly large: LargePicture;
  readonly thumb: string;
  readonly caption: string;
  /** The caption's, where it is not the page's. */
  readonly captionLocale: Locale | undefined;
  /** What the link says where its picture doesn't. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly lang?: Locale | undefined;
  readonly tabIndex?: number | undefined;
  readonly children?: ReactNode;
};

/** Leads to the large form of a picture, with what the lightbox reads of it before it is loaded. */
export function LargePictureLink({
  opens,
  large,
  thumb,
  caption,
  captionLocale,
  label,
  children,
  ...rest
}: LargePictureLinkProps) {
  return (
    <a
      href={large.href}
      data-opens={opens}
      data-pswp-srcset={large.srcSet}
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
