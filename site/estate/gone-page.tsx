import { useSay } from "../shell/say.tsx";
import type { GoneView } from "./estate-view.ts";
import styles from "./gone-page.module.css";
import { SimilarEstates } from "./similar-estates.tsx";

/** A home that is sold, let or taken off: one sentence, and others like it. */
export function GonePage({ gone }: { readonly gone: GoneView }) {
  const say = useSay();
  return (
    <div className={styles.gone}>
      <h1>{say("errors.gone.title")}</h1>
      <p>{say("errors.gone.text")}</p>
      <SimilarEstates estates={gone.similar} heading={say("estate.similar")} />
    </div>
  );
}
