import { useEffect } from "react";
import { useFetcher } from "react-router";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { BookingForm } from "./booking-form.tsx";
import type { VisitView } from "./visit-view.ts";

export type VisitDialogProps = {
  /** The page that does the same. */
  readonly href: string;
  /** Grows each time the visitor asks for it. */
  readonly openings: number;
};

/** Books a visit above the page of an estate, with the times of the page that does the same. */
export function VisitDialog({ href, openings }: VisitDialogProps) {
  const { load, data, state } = useFetcher<VisitView>();
  useEffect(() => {
    // What is free now, each time that it is opened.
    if (openings > 0) void load(href);
  }, [load, href, openings]);
  const isThere = Boolean(data?.booking);
  useEffect(() => {
    // No times, or none that could be read: the page itself says so.
    if (openings > 0 && state === "idle" && data !== undefined && !isThere) location.assign(href);
  }, [openings, state, data, isThere, href]);
  if (!data?.booking) return null;
  return (
    <CarriedSay words={data.words}>
      <OpenDialog view={data} booking={data.booking} openings={openings} load={load} />
    </CarriedSay>
  );
}

type OpenDialogProps = {
  readonly view: VisitView;
  readonly booking: NonNullable<VisitView["booking"]>;
  readonly openings: number;
  readonly load: (href: string) => Promise<void>;
};

function OpenDialog({ view, booking, openings, load }: OpenDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say("visit.plan")} close={say("visit.close")} openings={openings}>
      <BookingForm
        view={view}
        booking={booking}
        onStale={() => void load(view.href)}
        onDays={(href) => void load(href)}
      />
    </Dialog>
  );
}
