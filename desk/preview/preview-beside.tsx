import { lazy, Suspense } from "react";
import { useMediaQuery } from "../shell/use-media-query.ts";
import type { PreviewProps } from "./preview.tsx";

const Preview = lazy(async () => ({ default: (await import("./preview.tsx")).Preview }));

/** As in the sheets of the screens that have room for it. */
const HAS_ROOM = "(min-width: 75rem)";

/** What visitors will see, beside the fields of a wide screen; others have the link to it alone. */
export function PreviewBeside(props: PreviewProps) {
  const hasRoom = useMediaQuery(HAS_ROOM);
  return (
    hasRoom && (
      <Suspense>
        <Preview {...props} />
      </Suspense>
    )
  );
}
