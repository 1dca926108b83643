import { withTimeout } from "./with-timeout.ts";

/**
 * Forms with `data-in-place` are sent by script, and the page that answers is shown in place of this one: the focus goes to
 * what its `data-answer` says. A request that never arrived, or that the server could not answer, leaves the page as it is and
 * shows the form's `data-send-failed`. Without script, and where it does not come, the browser sends the same form.
 */
document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !("inPlace" in form.dataset)) return;
  event.preventDefault();
  withTimeout(import("./send-in-place.ts")).then(
    (sending) => sending.sendInPlace(form, submitter),
    () => {
      delete form.dataset["inPlace"];
      form.requestSubmit(submitter);
    },
  );
});
