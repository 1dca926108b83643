import { createContext } from "react-router";

/** How the server wants one page drawn. */
export type Rendering = {
  /** Marks every script and style that the product itself writes. */
  readonly nonce: string;
  /** Whole: nothing leaves before everything is drawn. A page to be kept must be whole, unless its headers forbid keeping. */
  readonly whole: boolean;
  /** Takes what went wrong, for the operator. */
  readonly report: (error: unknown) => void;
};

export const renderingContext = createContext<Rendering>();
