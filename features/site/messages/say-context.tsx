import { createContext, useContext } from "react";
import type { Say } from "#domain/locale/say.ts";

const silent: Say = (key) => `_${key}_`;

export const SayContext = createContext<Say>(silent);

/** The voice of the page that is being drawn. */
export function useSay(): Say {
  return useContext(SayContext);
}
