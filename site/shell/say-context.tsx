import { createContext, useContext } from "react";

/** Says a word key in the page's language; without an entry the key shows as `_key_`. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const silent: Say = (key) => `_${key}_`;

export const SayContext = createContext<Say>(silent);

export function useSay(): Say {
  return useContext(SayContext);
}
