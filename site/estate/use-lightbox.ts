import { type MouseEvent, type RefObject, useCallback } from "react";

/** Opens a gallery's pictures in a lightbox that is fetched on the first click; without it the link itself opens. */
export function useLightbox(box: RefObject<HTMLElement | null>, errorMessage: string) {
  return useCallback(
    (event: MouseEvent, index: number) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !box.current) return;
      event.preventDefault();
      const gallery = box.current;
      const { href } = event.currentTarget as HTMLAnchorElement;
      import("./lightbox.ts").then(
        ({ openLightbox }) => openLightbox(gallery, index, errorMessage),
        () => location.assign(href),
      );
    },
    [box, errorMessage],
  );
}
