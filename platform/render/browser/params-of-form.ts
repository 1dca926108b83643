/** What the fields of a form say, as the browser sends them without scripts. */
export function paramsOfForm(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}
