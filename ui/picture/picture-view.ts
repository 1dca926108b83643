/** A picture ready to render: addresses of its sizes, and the box that it keeps while it loads. */
export type PictureView = {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny inline picture (a data address) that stands in until the real one is there. */
  readonly placeholder: string | null;
};

/** The whole of a picture, as a gallery opens it. */
export type LargePicture = {
  /** Its largest form, which the browser itself opens without script. */
  readonly href: string;
  /** Each of its forms with its width, for screens that need less. */
  readonly srcSet: string;
  /** Pixels of the largest form. */
  readonly width: number;
  readonly height: number;
};
