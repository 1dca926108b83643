import type { SpokenText } from "#domain/locale/localised.ts";
import { Spoken } from "../messages/spoken.tsx";

type BlockHeadingProps = {
  readonly heading: SpokenText | null;
  /** The first block of a page carries its main heading. */
  readonly isFirst: boolean;
  readonly className?: string | undefined;
};

export function BlockHeading({ heading, isFirst, className }: BlockHeadingProps) {
  if (!heading) return null;
  const Heading = isFirst ? "h1" : "h2";
  return (
    <Heading className={className}>
      <Spoken words={heading} />
    </Heading>
  );
}
