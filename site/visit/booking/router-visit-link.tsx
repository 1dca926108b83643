import { type ComponentType, type MouseEvent, useState } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import type { VisitDialogProps } from "./visit-dialog.tsx";
import type { VisitLinkView } from "./visit-link.tsx";

/** On pages of the router: leads to where a visit is booked; by script the times come above the page, when they are asked for. */
export function RouterVisitLink({ visit }: { readonly visit: VisitLinkView }) {
  const { href, label } = visit;
  const [dialog, setDialog] = useState<{ readonly Visit: ComponentType<VisitDialogProps> } | null>(null);
  const [openings, setOpenings] = useState(0);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import("./visit-dialog.tsx").then(
      ({ VisitDialog }) => {
        setDialog({ Visit: VisitDialog });
        setOpenings((count) => count + 1);
      },
      () => location.assign(href),
    );
  };
  return (
    <>
      <LinkButton href={href} reloads onClick={open}>
        <Icon name="clock" /> {label}
      </LinkButton>
      {dialog && <dialog.Visit link={visit} openings={openings} />}
    </>
  );
}
