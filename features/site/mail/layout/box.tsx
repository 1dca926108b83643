import type { CSSProperties, ReactNode } from "react";

type BoxProps = {
  readonly className?: string;
  /** Of the whole box. */
  readonly frame?: CSSProperties;
  /** Of the cell inside: Outlook knows a ground and an inner distance of cells alone. */
  readonly cell?: CSSProperties;
  readonly isWide?: boolean;
  readonly isCentred?: boolean;
  /** Whether the plain text has it too. */
  readonly isInText?: boolean;
  readonly children: ReactNode;
};

/** A table of one cell: what mail programs understand of a box. */
export function Box({
  className,
  frame,
  cell,
  isWide = false,
  isCentred = false,
  isInText = true,
  children,
}: BoxProps) {
  return (
    <table
      role="presentation"
      data-skip-in-text={isInText ? undefined : "true"}
      width={isWide ? "100%" : undefined}
      cellPadding={0}
      cellSpacing={0}
      style={frame}
    >
      <tbody>
        <tr>
          <td className={className} align={isCentred ? "center" : undefined} style={cell}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
