import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Current, Person } from "../api/published.ts";

export const SESSION_KEY = ["session"] as const;

/** Who is signed in, null for nobody. */
export async function findSession(): Promise<Current | null> {
  try {
    return await call<Current>("GET", "desk/session");
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return null;
    throw error;
  }
}

export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: findSession, staleTime: Infinity });
}

export const PersonContext = createContext<Person | null>(null);

/** Who is signed in, on the screens that only they see. */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error("nobody is signed in");
  return person;
}
