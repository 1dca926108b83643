import { useEffect, useRef, useState } from "react";
import { fetchPage } from "#platform/render/browser/fetch-page.ts";
import { CarriedSay } from "../../shell/words/carried-say.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { BookingForm } from "./booking-form.island.tsx";
import { type Times, timesIn } from "./fetch-times.ts";
import { UnreachedTimes } from "./unreached-times.tsx";
import type { VisitLinkView } from "./visit-link.tsx";

export type VisitDialogProps = {
  readonly link: VisitLinkView;
  /** Grows each time the visitor asks for it. */
  readonly openings: number;
};

type Found = { readonly times: Times; readonly words: Readonly<Record<string, string>> };

/** On pages of the router: books a visit above the page of an estate, with the times of the page that does the same. */
export function VisitDialog({ link, openings }: VisitDialogProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isUnreached, setUnreached] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const stop = useRef(new AbortController());
  const ask = async () => {
    setAsking(true);
    try {
      const next = await fetchForm(link.href, stop.current.signal);
      // None that can be booked any more: the page itself says so.
      if (!next) return location.assign(link.href);
      setFound(next);
      setUnreached(false);
    } catch {
      setUnreached(true);
    }
    setAsking(false);
  };
  useEffect(() => {
    // What is free now, each time that it is opened.
    if (openings > 0) void ask();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for by each opening, and by nothing else.
  }, [openings]);
  if (!found && !isUnreached) return null;
  return (
    <Dialog title={link.label} close={link.close} openings={openings}>
      {isUnreached && (
        <UnreachedTimes
          text={link.unreached}
          retry={link.retry}
          isBusy={isAsking}
          onClick={() => void ask()}
        />
      )}
      {found && (
        <CarriedSay words={found.words}>
          <BookingForm {...found.times} estateId={link.estateId} answer={null} />
        </CarriedSay>
      )}
    </Dialog>
  );
}

async function fetchForm(href: string, signal: AbortSignal): Promise<Found | null> {
  const { page, status } = await fetchPage(href, signal);
  const times = timesIn(page);
  if (!times && status >= 500) throw new Error(`The page of a visit answered ${status}`);
  const words = page.querySelector("script[data-island-words]")?.textContent ?? "{}";
  return times && { times, words: JSON.parse(words) as Found["words"] };
}
