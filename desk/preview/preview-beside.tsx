import { lazy, Suspense } from "react";
import { useMediaQuery } from "../shell/use-media-query.ts";
import type { PreviewProps } from "./preview.tsx";

const Preview = lazy(async () => ({ default: (await import("./preview.tsx")).Preview }));

/** As in the sheets of the screens that have room for it. */
const HAS_ROOM = "(min-width: 75rem)";
const HAS_ROOM_BESIDE_TWO = "(min-width: 105rem)";

type PreviewBesideProps = PreviewProps & {
  /** Whether the fields take twice the room, with two languages side by side. */
  readonly isBesideTwo?: boolean;
};

/** What visitors will see, beside the fields of a wide screen; others have the link to it alone. */
export function PreviewBeside({ isBesideTwo = false, ...props }: PreviewBesideProps) {
  const hasRoom = useMediaQuery(isBesideTwo ? HAS_ROOM_BESIDE_TWO : HAS_ROOM);
  return (
    hasRoom && (
      <Suspense>
        <Preview {...props} />
      </Suspense>
    )
  );
}
