import { useEffect, useRef, useState } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Client, ClientCall } from "#features/site/api-client.ts";
import { browserClient } from "#features/site/browser-client.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { CRITERIA_NAMES } from "./criteria-names.ts";
import type { matchCount } from "./api/notifications.ts";

/** After the last key, in ms. */
const PAUSE_MS = 300;

/** How many listings on offer fit what the form says: with scripts it counts along with every choice. */
export function LiveCount({ initial }: { readonly initial: number | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const [count, setCount] = useState(initial);
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const form = output.current?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | undefined;
    const recount = () => {
      asking?.abort();
      asking = new AbortController();
      askCount(locale, new FormData(form), asking.signal).then(setCount, () => undefined);
    };
    const onInput = ({ target }: Event) => {
      if (!CRITERIA_NAMES.has((target as HTMLInputElement).name)) return;
      clearTimeout(timer);
      timer = setTimeout(recount, PAUSE_MS);
    };
    form.addEventListener("input", onInput);
    // The browser may have filled it in again, or its visitor before this code was there.
    if (initial === null || isChanged(form)) recount();
    return () => {
      form.removeEventListener("input", onInput);
      clearTimeout(timer);
      asking?.abort();
    };
  }, [locale, initial]);
  return (
    <output ref={output}>
      {count === 0 ? t("subscription.countNone") : count !== null && t("subscription.count", { count })}
    </output>
  );
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      CRITERIA_NAMES.has(field.name) &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}

async function askCount(locale: Locale, fields: FormData, signal: AbortSignal): Promise<number> {
  const asked = [...fields].filter(
    (field): field is [string, string] => CRITERIA_NAMES.has(field[0]) && field[1] !== "",
  );
  const { count } = await countMatches(browserClient(locale), new URLSearchParams(asked), { signal });
  return count;
}

/** How many listings on offer fit what an address asks: `city=1&price-max=300000`. */
export function countMatches(client: Client, query: URLSearchParams, call?: ClientCall) {
  return client.readAjax<typeof matchCount>("notifications", query, call);
}
