import { Box } from "../layout/box.tsx";
import { useMail } from "../mail-context.ts";

type ButtonLinkProps = {
  /** A path of the site. */
  readonly path: string;
  readonly label: string;
  /** A link right before it leads there too: plain text needs it once. */
  readonly isRepeated?: boolean;
};

/** The one thing to do. */
export function ButtonLink({ path, label, isRepeated = false }: ButtonLinkProps) {
  const { colours, link } = useMail();
  const style = { color: colours.onAccent, fontWeight: 600, textDecoration: "none", display: "inline-block" };
  return (
    <Box
      isInText={!isRepeated}
      frame={{ margin: "8px 0 24px" }}
      cell={{ padding: "12px 22px", borderRadius: 8, backgroundColor: colours.accent }}
    >
      <a href={link(path)} style={style}>
        <span style={{ color: colours.onAccent }}>{label}</span>
      </a>
    </Box>
  );
}
