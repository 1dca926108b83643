/** What the starting script in the head noted before any chunk was there (`start-script.ts`). */
type Start = {
  readonly firstSign: Promise<void>;
  readonly changedForms: WeakSet<Element>;
};

export function readStart(): Start {
  return (window as unknown as { gevelStart: Start }).gevelStart;
}
