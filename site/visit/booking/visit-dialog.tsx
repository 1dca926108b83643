import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { CarriedSay } from "../../shell/words/carried-say.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { BookingForm } from "./booking-form.tsx";
import { isUnreached, type Unreached } from "./unreached.ts";
import { UnreachedTimes } from "./unreached-times.tsx";
import type { VisitLinkView } from "./visit-link.tsx";
import type { VisitView } from "./visit-view.ts";

export type VisitDialogProps = {
  readonly link: VisitLinkView;
  /** Grows each time the visitor asks for it. */
  readonly openings: number;
};

/** Books a visit above the page of an estate, with the times of the page that does the same. */
export function VisitDialog({ link, openings }: VisitDialogProps) {
  const { view, isMissing, isUnreachable, isLoading, show, again } = useTimes(link.href, openings);
  useEffect(() => {
    // None that can be booked any more: the page itself says so.
    if (isMissing) location.assign(link.href);
  }, [isMissing, link.href]);
  if (!view?.booking && !isUnreachable) return null;
  return (
    <Dialog title={link.label} close={link.close} openings={openings}>
      {isUnreachable && <UnreachedTimes link={link} isBusy={isLoading} onRetry={again} />}
      {view?.booking && (
        <CarriedSay words={view.words}>
          <BookingForm
            view={view}
            booking={view.booking}
            onStale={() => void show(view.href)}
            onDays={(href) => void show(href)}
          />
        </CarriedSay>
      )}
    </Dialog>
  );
}

/** The times that came last, with whether newer ones did not: what was typed beside the old ones stays. */
function useTimes(href: string, openings: number) {
  const { load, data, state } = useFetcher<VisitView | Unreached | null>();
  const [asked, setAsked] = useState(href);
  const [view, setView] = useState<VisitView | null>(null);
  useEffect(() => {
    // What is free now, each time that it is opened.
    if (openings > 0) void load(href);
  }, [load, href, openings]);
  const isUnreachable = isUnreached(data);
  if (data && !isUnreachable && data !== view) setView(data);
  return {
    view,
    isUnreachable,
    isMissing: state === "idle" && data !== undefined && !isUnreachable && !data?.booking,
    isLoading: state === "loading",
    show: (other: string) => {
      setAsked(other);
      return load(other);
    },
    again: () => void load(asked),
  };
}
