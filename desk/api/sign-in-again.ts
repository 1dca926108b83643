type Listener = () => void;

let waiting: { readonly promise: Promise<void>; readonly resolve: () => void } | null = null;
const listeners = new Set<Listener>();

/** Resolves when somebody is signed in again; the desk shows how meanwhile, over what is being done. */
export function untilSignedIn(): Promise<void> {
  if (!waiting) {
    waiting = Promise.withResolvers<void>();
    listeners.forEach((listener) => listener());
  }
  return waiting.promise;
}

/** Lets the calls go on that wait. */
export function goOn(): void {
  waiting?.resolve();
  waiting = null;
  listeners.forEach((listener) => listener());
}

/** For `useSyncExternalStore`. */
export const signInAgain = {
  isNeeded: () => waiting !== null,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
