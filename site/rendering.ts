import { createContext } from "react-router";

/** How the server wants one page drawn. */
export type Rendering = {
  /** Marks every script and style that the product itself writes. */
  readonly nonce: string;
  /**
   * Takes a page that is to be kept: nothing of it leaves before everything is drawn, and the answer itself has no body.
   * Null where pages leave as they are drawn; so do those whose headers forbid keeping.
   */
  readonly take: ((html: string) => void) | null;
  /** Ends the drawing: nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Takes what went wrong, for the operator. */
  readonly report: (error: unknown) => void;
};

export const renderingContext = createContext<Rendering>();
