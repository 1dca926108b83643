import { createContext, type ReactNode, use, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says results to who listens; the same text twice is said twice. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", at: 0 });
  const [announce] = useState<Announce>(() => (text: string) => {
    setSaid(({ at }) => ({ text, at: at + 1 }));
  });
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <output>
          <span key={said.at}>{said.text}</span>
        </output>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
