export type Figure = {
  readonly page: string;
  readonly kilobytes: number;
  readonly gevel: number;
  readonly nginx: number;
};

const WIDTH = 760;
const LEFT = 190;
const ROW = 74;
const TOP = 70;
const BAR = 22;
/** Room for the figure behind the longest bar. */
const RIGHT = 130;

/** Bars of what a page costs, drawn for light and dark readers alike: `drawChart([{ page: "list", kilobytes: 9, gevel: 14, nginx: 12 }], "24 November 2026")`. */
export function drawChart(figures: readonly Figure[], day: string): string {
  const longest = Math.max(...figures.flatMap(({ gevel, nginx }) => [gevel, nginx]));
  const widthOf = (value: number) => Math.round(((WIDTH - LEFT - RIGHT) * value) / longest);
  const bar = (y: number, value: number, kind: string, name: string) =>
    `<rect class="${kind}" x="${LEFT}" y="${y}" width="${widthOf(value)}" height="${BAR}" rx="3"/>` +
    `<text x="${LEFT + widthOf(value) + 8}" y="${y + 16}">${value.toFixed(1)} µs ${name}</text>`;
  const rows = figures.map(({ page, kilobytes, gevel, nginx }, index) => {
    const y = TOP + index * ROW;
    return `<text x="0" y="${y + 22}" class="page">${page}</text><text x="0" y="${y + 40}" class="note">${kilobytes.toFixed(1)} kB, compressed</text>
${bar(y, gevel, "gevel", "Gevel")}
${bar(y + BAR + 4, nginx, "nginx", "nginx")}`;
  });
  const height = TOP + figures.length * ROW + 20;
  const said = figures.map(
    ({ page, gevel, nginx }) => `${page}: Gevel ${gevel.toFixed(1)}, nginx ${nginx.toFixed(1)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>Processor time of a cached page in microseconds. ${said.join("; ")}.</title>
<style>
text { font: 14px system-ui, sans-serif; fill: #1f2d33; }
.head { font-size: 18px; font-weight: 600; } .page { font-weight: 600; } .note { font-size: 12px; }
.gevel { fill: #a8432d; } .nginx { fill: #6d8590; }
@media (prefers-color-scheme: dark) { text { fill: #e7eef0; } .gevel { fill: #dd6f55; } .nginx { fill: #8aa4af; } }
</style>
<text x="0" y="20" class="head">Processor time of a cached page</text>
<text x="0" y="42" class="note">Lower is better. nginx serves the same bytes as a file. One core each, in turns, ${day}.</text>
${rows.join("\n")}
</svg>
`;
}
