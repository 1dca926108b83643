type Kind = "gevel" | "nginx" | "wordpress";

type Bar = { readonly kind: Kind; readonly value: number };
export type Row = { readonly page: string; readonly note?: string; readonly bars: readonly Bar[] };

/** Bars that share a scale of their own: no other panel's bars are as long for the same amount. */
export type Panel = {
  readonly head: string;
  readonly notes: readonly string[];
  readonly unit: string;
  readonly rows: readonly Row[];
};

const NAMES: Record<Kind, string> = { gevel: "Gevel", nginx: "nginx", wordpress: "WordPress" };

const WIDTH = 760;
const LEFT = 190;
const BAR = 22;
const GAP = 4;
/** Between rows. */
const ROW = 22;
const LINE = 18;
/** Room for the figure behind the longest bar. */
const RIGHT = 150;

/**
 * Panels of bars, drawn for light and dark readers alike, and lines of text below them:
 * `drawChart([{ head: "A cached page", notes: [], unit: "µs", rows: [{ page: "A list", bars: [{ kind: "gevel", value: 14 }] }] }], ["24 November 2026"])`.
 */
export function drawChart(panels: readonly Panel[], notes: readonly string[]): string {
  let top = 0;
  const drawn = panels.map((panel) => {
    const { svg, height } = drawPanel(panel, top);
    top += height;
    return svg;
  });
  const said = panels.map(inWords).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + notes.length * LINE + 8}" width="${WIDTH}" height="${top + notes.length * LINE + 8}" role="img" aria-labelledby="title desc">
<title id="title">What pages cost: ${panels.map(({ head }) => head.toLowerCase()).join("; ")}</title>
<desc id="desc">${escape([said, ...notes].join(" "))}</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #1f2d33; }
.head { font-size: 18px; font-weight: 600; } .page { font-weight: 600; } .note { font-size: 12px; }
.gevel { fill: #a8432d; } .nginx { fill: #6d8590; } .wordpress { fill: #3f6fa8; }
@media (prefers-color-scheme: dark) { text { fill: #e7eef0; } .gevel { fill: #dd6f55; } .nginx { fill: #8aa4af; } .wordpress { fill: #7aa7dc; } }
</style>
${drawn.join("\n")}
${notes.map((note, line) => text(0, top + 14 + line * LINE, note, "note")).join("\n")}
</svg>
`;
}

function drawPanel({ head, notes, unit, rows }: Panel, top: number): { svg: string; height: number } {
  const longest = Math.max(...rows.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const parts = [text(0, top + 20, head, "head")];
  parts.push(...notes.map((note, line) => text(0, top + 42 + line * LINE, note, "note")));
  let y = top + 42 + notes.length * LINE;
  for (const { page, note, bars } of rows) {
    parts.push(text(0, y + 16, page, "page"));
    if (note) parts.push(text(0, y + 16 + LINE, note, "note"));
    for (const { kind, value } of bars) {
      const width = Math.round(((WIDTH - LEFT - RIGHT) * value) / longest);
      parts.push(
        `<rect class="${kind}" x="${LEFT}" y="${y}" width="${width}" height="${BAR}" rx="3"/>`,
        text(LEFT + width + 8, y + 16, `${value.toFixed(1)} ${unit} ${NAMES[kind]}`),
      );
      y += BAR + GAP;
    }
    y += ROW - GAP;
  }
  return { svg: parts.join("\n"), height: y - top + 12 };
}

function inWords({ head, unit, rows }: Panel): string {
  const pages = rows.map(({ page, bars }) => {
    const values = bars.map(({ kind, value }) => `${NAMES[kind]} ${value.toFixed(1)}`);
    return `${page}: ${values.join(", ")}`;
  });
  return `${head}, in ${unit}: ${pages.join("; ")}.`;
}

function text(x: number, y: number, content: string, kind?: string): string {
  return `<text x="${x}" y="${y}"${kind ? ` class="${kind}"` : ""}>${escape(content)}</text>`;
}

const escape = (content: string) => content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
