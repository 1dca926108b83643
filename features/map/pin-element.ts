import styles from "./pin.module.css";

/** A pin whose foot stands on the place. */
export function pinElement(words?: string): HTMLElement {
  const pin = document.createElement("div");
  pin.className = styles["pin"]!;
  if (words) {
    const name = pin.appendChild(document.createElement("span"));
    name.className = styles["name"]!;
    name.textContent = words;
  }
  const drop = pin.appendChild(document.createElement("span"));
  drop.className = styles["drop"]!;
  drop.ariaHidden = "true";
  return pin;
}
