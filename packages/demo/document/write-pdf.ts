export type PdfSheet = { readonly title: string; readonly lines: readonly string[] };

const A4 = { width: 595, height: 842 };
const MARGIN = 64;
const LEADING = 20;

/** One sheet of paper as a PDF, all in ASCII: the title above, a line of text below the other. */
export function writePdf({ title, lines }: PdfSheet): string {
  const text = [
    `BT /F2 20 Tf ${MARGIN} ${A4.height - 96} Td (${escapeText(title)}) Tj ET`,
    `BT /F1 11 Tf ${LEADING} TL ${MARGIN} ${A4.height - 136} Td`,
    ...lines.map((line) => `(${escapeText(line)}) Tj T*`),
    "ET",
  ].join("\n");
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R ` +
      "/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title (${escapeText(title)}) >>`,
  ]);
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Objects by number from 1, then where each begins, as readers ask (ISO 32000-1, 7.5). */
function assemble(objects: readonly string[]): string {
  let pdf = "%PDF-1.4\n";
  const starts = objects.map((object, at) => {
    const start = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  return (
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${starts.join("")}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  );
}

/** Signs beyond ASCII by their place in WinAnsiEncoding; those that it lacks are asked for by "?". */
const WIN_ANSI: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, "–": 0x96 };

function escapeText(text: string): string {
  return [...text]
    .map((sign) => {
      if (/[()\\]/.test(sign)) return `\\${sign}`;
      const code = WIN_ANSI[sign] ?? sign.codePointAt(0)!;
      if (code < 0x80) return sign;
      return code > 0xff ? "?" : `\\${code.toString(8)}`;
    })
    .join("");
}
