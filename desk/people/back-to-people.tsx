import { Link } from "wouter";
import { useWords } from "./messages.ts";
import styles from "./back-to-people.module.css";

export function BackToPeople() {
  return (
    <p className={styles.back}>
      <Link href="/people">{useWords()("back")}</Link>
    </p>
  );
}
