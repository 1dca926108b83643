/** What a page watches: the newest state, and a call on every change; the answer of `subscribe` stops it. */
type Store<S> = {
  getState(): S;
  subscribe(listener: () => void): () => void;
};

/** Holds one state and folds actions into it; `dispatch` tells the watchers when the state changed. */
export function createStore<S, A>(initial: S, reduce: (state: S, action: A) => S) {
  let state = initial;
  const listeners = new Set<() => void>();
  const store: Store<S> = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function dispatch(action: A): void {
    const before = state;
    state = reduce(state, action);
    if (state !== before) for (const listener of listeners) listener();
  }
  return { store, dispatch };
}

/** A place for calls that are set later; asking for one before that is a bug of the page's: 'Api is not configured'. */
export function createApiSlot<Api extends object>() {
  let held: Partial<Api> = {};
  return {
    set(api: Partial<Api>): void {
      held = api;
    },
    get<Name extends keyof Api>(name: Name): Api[Name] {
      const call = held[name];
      if (call === undefined) throw new Error("Api is not configured");
      return call as Api[Name];
    },
  };
}
