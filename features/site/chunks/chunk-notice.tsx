import styles from "./chunk-notice.module.css";

/** What a visitor reads when the page's script cannot be had; hidden until the watching script shows it. */
export function ChunkNotice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div id="chunk-notice" role="alert" className={styles["notice"]} hidden suppressHydrationWarning>
      <strong>{title}</strong> {text}
    </div>
  );
}
