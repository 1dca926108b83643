import { type ComponentProps, useEffect, useState } from "react";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

type RetriedPictureProps = Omit<ComponentProps<"img">, "alt" | "onError">;

/** A picture of the site; one that did not load, as while the network was away, is asked for again. */
export function RetriedPicture(props: RetriedPictureProps) {
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (failures === tries) return;
    const retry = () => setTries(failures);
    const timer = setTimeout(retry, Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [failures, tries]);
  return <img key={tries} {...props} alt="" onError={() => setFailures(tries + 1)} />;
}
