export function round(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a coordinate: ${value}`);
  return String(Math.round(value * 10) / 10);
}

export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, at) => text + round(values[at - 1] ?? 0) + part);
}

const fillOf = (fill: string) => ` fill="${fill === "#ffffff" ? "#fff" : fill}"`;
const tail = (more: string) => (more === "" ? "/>" : ` ${more}/>`);

// A box as a path is a third shorter than the element, and a drawing has hundreds.
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ""): string {
  const wide = Math.max(0, w);
  const high = Math.max(0, h);
  if (!more.includes("rx=")) return path(d`M${x} ${y}h${wide}v${high}h${-wide}z`, fill, more);
  return `<rect ${d`x="${x}" y="${y}" width="${wide}" height="${high}"`}${fillOf(fill)}${tail(more)}`;
}

export function path(shape: string, fill: string, more = ""): string {
  return `<path d="${shape.replaceAll(" -", "-")}"${fillOf(fill)}${tail(more)}`;
}

export function stroke(shape: string, colour: string, width: number, more = ""): string {
  return path(shape, "none", `stroke="${colour}" stroke-width="${round(width)}"${more && ` ${more}`}`);
}

export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle ${d`cx="${x}" cy="${y}" r="${r}"`}${fillOf(fill)}${tail(more)}`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse ${d`cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`}${fillOf(fill)}${tail(more)}`;
}

export function group(content: string, more: string): string {
  return `<g ${more}>${content}</g>`;
}

export function moved(content: string, x: number, y: number, scale = 1): string {
  const turn = scale === 1 ? "" : ` scale(${Number(scale.toFixed(3))})`;
  return group(content, `transform="${d`translate(${x} ${y})`}${turn}"`);
}

export function stamp(id: string, x: number, y: number): string {
  return `<use href="#${id}" ${d`x="${x}" y="${y}"`}/>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const veil = opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join("");

export function linear(id: string, stops: readonly Stop[], to = 'x1="0" y1="0" x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${to}>${stopsOf(stops)}</linearGradient>`;
}

export function radial(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

export function pattern(id: string, w: number, h: number, content: string, more = ""): string {
  const size = d`width="${w}" height="${h}"`;
  return `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse"${more}>${content}</pattern>`;
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
