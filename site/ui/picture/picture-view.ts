/** A picture ready to draw: addresses of its sizes, and the box that it keeps while it loads. */
export type PictureView = {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny inline picture (a data address) that stands in until the real one is there. */
  readonly placeholder: string | null;
};
