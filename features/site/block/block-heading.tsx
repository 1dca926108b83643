import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { Localized } from "../messages/localized.tsx";

type BlockHeadingProps = {
  readonly heading: LocalizedText | null;
  /** The first block of a page carries its main heading. */
  readonly isFirst: boolean;
  readonly className?: string | undefined;
};

export function BlockHeading({ heading, isFirst, className }: BlockHeadingProps) {
  if (!heading) return null;
  const Heading = isFirst ? "h1" : "h2";
  return (
    <Heading className={className}>
      <Localized words={heading} />
    </Heading>
  );
}
