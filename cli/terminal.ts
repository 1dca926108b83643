type Stream = { write(text: string): unknown; readonly isTTY?: boolean };

/** Where a command speaks: results and progress on one stream, complaints on the other. */
export type Terminal = {
  say(text: string): void;
  complain(text: string): void;
  /** Redraws one line at the bottom; where lines can't be redrawn nothing is written. */
  redraw(text: string): void;
  endLine(): void;
  readonly canRedraw: boolean;
};

const CLEAR_LINE = "\r\u001b[K";

/** What people give (file names, texts) may hold signs that steer a terminal. */
const CONTROL_SIGNS = /[^\P{Cc}\n\t]/gu;

export function createTerminal(streams: { readonly stdout: Stream; readonly stderr: Stream }): Terminal {
  const { stdout, stderr } = streams;
  const canRedraw = stderr.isTTY === true;
  let isDrawn = false;
  const endLine = () => {
    if (isDrawn) stderr.write(CLEAR_LINE);
    isDrawn = false;
  };
  const write = (stream: Stream, text: string) => {
    endLine();
    stream.write(`${text.replace(CONTROL_SIGNS, "?")}\n`);
  };
  return {
    canRedraw,
    endLine,
    say: (text) => write(stdout, text),
    complain: (text) => write(stderr, text),
    redraw: (text) => {
      if (!canRedraw) return;
      isDrawn = true;
      stderr.write(CLEAR_LINE + text);
    },
  };
}
