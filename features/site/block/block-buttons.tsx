import { Localized } from "#features/site/messages/localized.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import type { LinkView } from "./load-block-link.ts";

type BlockButtonsProps = { readonly buttons: readonly LinkView[]; readonly className: string | undefined };

/** The buttons of a block, the first one primary; nothing where it has none. */
export function BlockButtons({ buttons, className }: BlockButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <p className={className}>
      {buttons.map(({ label, href }, at) => (
        <LinkButton key={href} href={href} look={at === 0 ? "primary" : "quiet"}>
          <Localized words={label} />
        </LinkButton>
      ))}
    </p>
  );
}
