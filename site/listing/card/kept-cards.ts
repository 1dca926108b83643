import { createContext } from "react";
import type { CardContentProps } from "./card-content.tsx";

/** Hands out what stands on a card as HTML, drawn before or now. */
export type KeptCards = (content: CardContentProps) => string;

/** Null where React draws the cards itself: in a browser, which takes over the same HTML. */
export const KeptCardsContext = createContext<KeptCards | null>(null);
