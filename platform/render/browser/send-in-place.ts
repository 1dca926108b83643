import { type FetchedPage, readPage } from "./fetch-page.ts";
import { withRequestTimeout } from "./request-timeout.ts";

/** Sends a form and shows the page that answers; a form that is being sent is left alone. */
export async function sendInPlace(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (form.ariaBusy === "true") return;
  if (submitter instanceof HTMLButtonElement && submitter.formMethod === "get")
    return follow(form, submitter);
  const fields = new FormData(form, submitter) as unknown as Iterable<[string, string]>;
  const rest = showBusy(form, submitter);
  try {
    const answer = await fetch(form.getAttribute("action") ?? location.href, {
      method: "POST",
      body: new URLSearchParams([...fields]),
      signal: withRequestTimeout(),
    });
    if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`);
    showPage(await readPage(answer));
  } catch (error) {
    console.warn("A form could not be sent", error);
    rest();
    showFailure(form);
  }
}

/** A button that asks for another page sends nothing: the browser opens it. */
function follow(form: HTMLFormElement, submitter: HTMLElement): void {
  delete form.dataset["inPlace"];
  form.requestSubmit(submitter);
}

/** Rests the buttons while the request runs, and says so on the one that was clicked; returns how to go back. */
function showBusy(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const buttons = [...form.elements].filter((field) => field instanceof HTMLButtonElement);
  const words = submitter?.querySelector("span") ?? submitter;
  const { textContent } = words ?? {};
  const setBusy = (isBusy: boolean) => {
    form.ariaBusy = isBusy ? "true" : null;
    for (const button of buttons) button.disabled = isBusy;
  };
  setBusy(true);
  if (words && submitter?.dataset["busy"]) words.textContent = submitter.dataset["busy"];
  return () => {
    setBusy(false);
    if (words) words.textContent = textContent ?? "";
  };
}

/** Shows the content of another document of the site, at its address. */
function showPage({ page, address }: FetchedPage): void {
  const [main, next] = [document, page].map((one) => one.querySelector("main"));
  if (!main || !next) return location.assign(address);
  document.title = page.title;
  history.replaceState(history.state, "", address);
  main.replaceChildren(...next.childNodes);
  main.querySelector<HTMLElement>("[data-answer]")?.focus();
}

function showFailure(form: HTMLFormElement): void {
  const notice = document.getElementById(form.dataset["sendFailed"] ?? "");
  if (!notice) return;
  notice.hidden = false;
  notice.focus();
}
