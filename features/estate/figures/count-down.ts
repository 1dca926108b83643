import { type CountdownMessages, formatTimeLeft } from "./countdown-messages.ts";

const MINUTE = 60_000;

/** Says beside each date of a sale how long it is until then, from now on. */
export function countDown(): void {
  showLeft();
  setInterval(showLeft, MINUTE);
}

function showLeft(): void {
  for (const dates of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
    const words = JSON.parse(dates.dataset["countdown"] ?? "{}") as CountdownMessages;
    for (const time of dates.querySelectorAll("time"))
      if (time.nextElementSibling)
        time.nextElementSibling.textContent = formatTimeLeft(words, Date.parse(time.dateTime) - Date.now());
  }
}
