import type { ReactNode } from "react";
import { Kept } from "./kept.tsx";

type DrawnProps = {
  readonly as: "footer";
  readonly id: string;
  readonly className?: string | undefined;
  readonly "aria-hidden"?: boolean;
  /** `import.meta.env.SSR && …`, so that the browser's build leaves its code out. */
  readonly children: ReactNode;
};

const drawn = new Map<string, string>();

/** A part that is the same on every page and stays as it is while the page lives: the browser needs no code for it. */
export function Drawn({ as: Element, id, children, ...rest }: DrawnProps) {
  if (import.meta.env.SSR) {
    return (
      <Kept as={Element} id={id} by={() => id} {...rest}>
        {() => children}
      </Kept>
    );
  }
  return (
    <Element id={id} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawnAs(id) }} />
  );
}

/** As the server drew it: the frame is drawn anew where a page fails. */
function drawnAs(id: string): string {
  const html = drawn.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  drawn.set(id, html);
  return html;
}
