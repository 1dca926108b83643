/** What is left open in a form with `data-omit-empty` has no part in the address that it leads to. */
document.addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || !("omitEmpty" in target.dataset)) return;
  for (const name of new Set(formData.keys()))
    if (formData.getAll(name).every((value) => value === "")) formData.delete(name);
});
