import { useEffect, useRef, useState } from "react";
import { useSay } from "../../shell/words/say-context.tsx";

/** Says how many listings came in and how many there are now; nothing before the first arrive. */
export function useAnnouncement(shown: number, total: number): string {
  const say = useSay();
  const before = useRef(shown);
  const [words, setWords] = useState("");
  useEffect(() => {
    const count = shown - before.current;
    before.current = shown;
    if (count > 0) setWords(say("listing.loaded", { count, shown, total }));
  }, [say, shown, total]);
  return words;
}
