/** The long parts of an import, in order. */
export type Phase = "checking" | "pictures" | "writing";

/** Opens a part of so much work; the answer is called with each piece that is done. */
export type Step = (phase: Phase, total: number) => (done: number) => void;
