import { useNavigation } from "react-router";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useSay } from "../words/say-context.tsx";
import styles from "./site-frame.module.css";

/** Shows that another page is on its way, once that takes longer than a blink. */
export function LoadingBar() {
  const say = useSay();
  const { state } = useNavigation();
  const isLoading = state !== "idle";
  return (
    <output>
      {isLoading && (
        <span className={styles.loading}>
          <VisuallyHidden>{say("shell.loading")}</VisuallyHidden>
        </span>
      )}
    </output>
  );
}
