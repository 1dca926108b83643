// oxlint-disable-next-line typescript/no-explicit-any -- what a task takes and gives is known where it is asked for
export type Task = (...given: any[]) => Promise<unknown>;

/** What the parent asks for, and how many seconds of processor it may take. */
export type Order = { readonly name: string; readonly given: readonly unknown[]; readonly seconds: number };

/** What the process says. */
export type Answer =
  | { readonly kind: "ready" }
  /** `bytes` is how much memory the process has now. */
  | { readonly kind: "done"; readonly result: unknown; readonly bytes: number }
  | { readonly kind: "failed"; readonly message: string }
  /** The task took more memory, or more of the processor, than it may: the process ends. */
  | { readonly kind: "too-large" }
  | { readonly kind: "too-long" };
