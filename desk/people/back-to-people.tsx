import { Link } from "wouter";
import { useMessages } from "./messages.ts";
import styles from "./back-to-people.module.css";

export function BackToPeople() {
  return (
    <p className={styles.back}>
      <Link href="/people">{useMessages()("back")}</Link>
    </p>
  );
}
