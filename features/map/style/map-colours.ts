/** What the map is painted with; each is the site's own token or a mix of them. */
export const MAP_TOKENS = {
  land: "var(--map-land)",
  city: "var(--map-city)",
  border: "color-mix(in oklab, var(--muted) 55%, var(--paper))",
  water: "var(--map-water)",
  road: "var(--map-road)",
  green: "var(--map-green)",
  label: "color-mix(in oklab, var(--ink) 82%, var(--paper))",
  quietLabel: "var(--muted)",
  halo: "var(--paper)",
  accent: "var(--accent)",
} as const;

export type MapColours = Readonly<Record<keyof typeof MAP_TOKENS, string>>;

/** The tokens as the page has them, in a notation that a map can read: it knows neither variables nor mixes. */
export function readColours(element: HTMLElement): MapColours {
  const paint = paintbrush();
  const names = Object.keys(MAP_TOKENS) as (keyof typeof MAP_TOKENS)[];
  const colours = names.map((name) => {
    // A new one each time: a colour that changes is in transition, and reads as the one before.
    const probe = document.createElement("span");
    probe.style.color = MAP_TOKENS[name];
    element.append(probe);
    const colour = paint(getComputedStyle(probe).color);
    probe.remove();
    return [name, colour] as const;
  });
  return Object.fromEntries(colours) as MapColours;
}

/** Whether the map is drawn on a dark ground: its names are brighter than what surrounds them. */
export function isDark({ label, halo }: MapColours): boolean {
  return brightness(label) > brightness(halo);
}

function brightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);
}

/** A canvas turns any colour that CSS knows into red, green and blue. */
function paintbrush(): (colour: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (colour) => {
    if (!context) return colour;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red} ${green} ${blue})`;
  };
}
