import type { ReactNode } from "react";
import { useMail } from "../mail-context.ts";

/** A label of so many signs stays on one line beside a long value, also on a phone; longer ones are narrow there. */
const SHORT = 20;

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Labels with their values; those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { colours, t } = useMail();
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
      <tbody>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <tr key={label} data-text="line">
              <td
                className="muted"
                style={{
                  padding: "3px 20px 3px 0",
                  color: colours.muted,
                  verticalAlign: "top",
                  fontSize: 14,
                  ...(label.length <= SHORT ? { whiteSpace: "nowrap" } : {}),
                }}
              >
                <span className={label.length > SHORT ? "narrow" : undefined}>
                  {t("mail.label", { label })}
                </span>{" "}
              </td>
              <td
                className="ink"
                style={{
                  padding: "3px 0",
                  color: colours.ink,
                  verticalAlign: "top",
                  overflowWrap: "anywhere",
                }}
              >
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
