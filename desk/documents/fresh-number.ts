const FROM = 1_000_000_000;

/** A number for something new that two people who add at the same time don't share. */
export function freshNumber(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return FROM + (random % FROM);
}
