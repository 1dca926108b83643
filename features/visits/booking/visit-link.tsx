import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { UnreachedTimes } from "./unreached-times.tsx";

export type VisitLinkView = {
  readonly href: string;
  readonly label: string;
  /** What stands above the page when the times don't come, nor their words with them. */
  readonly close: string;
  readonly unreached: string;
  readonly retry: string;
};

type VisitLinkProps = {
  readonly visit: VisitLinkView;
  /** The title of the listing. */
  readonly about: LocalizedText;
};

/** Leads to where a visit is booked, which opens above the page with the times that are free then. */
export function VisitLink({ visit, about }: VisitLinkProps) {
  const { href, label, close, unreached, retry } = visit;
  const failed = <UnreachedTimes text={unreached} retry={retry} />;
  return (
    <DialogLink
      href={href}
      look="primary"
      title={label}
      about={<Localized words={about} />}
      close={close}
      failed={failed}
    >
      <Icon name="clock" /> {label}
    </DialogLink>
  );
}
