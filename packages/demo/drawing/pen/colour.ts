const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function mix(from: string, to: string, amount: number): string {
  const end = channels(to);
  const blended = channels(from).map((start, at) => Math.round(start + ((end[at] ?? 0) - start) * amount));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (colour: string, amount: number) => mix(colour, "#1a1c2b", amount);
export const lighter = (colour: string, amount: number) => mix(colour, "#fffaf0", amount);

export function greyer(colour: string, amount: number): string {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const grey = Math.round(red * 0.3 + green * 0.59 + blue * 0.11);
  const hex = grey.toString(16).padStart(2, "0");
  return mix(colour, `#${hex}${hex}${hex}`, amount);
}
