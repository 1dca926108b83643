import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FieldError } from "#platform/http/api/problem.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { checkFields } from "../sending/check-fields.ts";
import type { FormAnswer, FormName } from "#features/site/form-answer.ts";
import type { FormState } from "./form-state.ts";
import { detailOf, sendForm } from "../sending/send-form.ts";
import { sentFields, TRAP_FIELD } from "../sending/sent-fields.ts";

export type FormStatus =
  | { readonly kind: "idle" | "sending" | "sent" }
  | { readonly kind: "failed"; readonly status: number; readonly detail: string | null };

export type VisitorFormOptions = {
  readonly form: FormName;
  /** Where scripts send it. */
  readonly handler: string;
  /** The page came back from a form that was sent without scripts. */
  readonly isSent: boolean;
  /** What the page was told of the form that it took without scripts; null where it took none. */
  readonly answer: FormAnswer | null;
  readonly onSent?: ((answer: unknown) => void) | undefined;
  /** Sees each refusal: a slot that is taken meanwhile, say. */
  readonly onRefused?: ((status: number, problem: unknown) => void) | undefined;
};

/** Sends a form and follows what becomes of it; begins with what a page without scripts was told. */
export function useVisitorForm({ handler, isSent, answer, onSent, onRefused }: VisitorFormOptions) {
  const t = useTranslate();
  const prefix = useId();
  const locale = useLocale();
  const captcha = useCaptcha(locale);
  const [errors, setErrors] = useState<readonly FieldError[]>(answer?.errors ?? []);
  const [status, setStatus] = useState<FormStatus>(() => formStatusOf(isSent, answer));
  const isBusy = useRef(false);
  const formToken = useRef<string | undefined>(undefined);
  const focused = useFocusOn(status);

  const submit = async (element: HTMLFormElement) => {
    const faults = checkFields(element, t);
    setErrors(faults);
    if (faults.length > 0) return setStatus({ kind: "idle" });
    setStatus({ kind: "sending" });
    // Before the first wait: what is typed from here on belongs to the next try.
    const fields = sentFields(new FormData(element));
    formToken.current ??= newToken();
    const proof = { altcha: await captcha.token(), formToken: formToken.current };
    const outcome = await sendForm(locale, handler, { ...fields, ...proof });
    captcha.reset();
    if (outcome.kind === "sent") {
      setStatus({ kind: "sent" });
      return onSent?.(outcome.answer);
    }
    emptyTrap(element);
    setErrors(outcome.errors);
    const { status: refusal, problem } = outcome;
    setStatus(
      outcome.errors.length > 0
        ? { kind: "idle" }
        : { kind: "failed", status: refusal, detail: detailOf(problem) },
    );
    onRefused?.(refusal, problem);
  };

  const state: FormState = {
    idOf: (name) => `${prefix}${name}`,
    errorOf: (name) => errors.find(({ path }) => path === name)?.message,
    valueOf: (name) => answer?.values[name],
  };
  return {
    state,
    status,
    errors,
    focused,
    handlers: {
      onFocus: captcha.begin,
      // A text that changed after it was sent is another message.
      onInput: () => {
        formToken.current = undefined;
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        void submit(event.currentTarget).finally(() => {
          isBusy.current = false;
        });
      },
    },
  };
}

/** A browser that fills in forms by itself may have walked into it; its owner cannot see it, and tries again. */
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem(TRAP_FIELD);
  if (trap instanceof HTMLInputElement) trap.value = "";
}

function formStatusOf(isSent: boolean, answer: FormAnswer | null): FormStatus {
  if (answer && answer.errors.length === 0)
    return { kind: "failed", status: answer.status, detail: answer.detail };
  return { kind: isSent && !answer ? "sent" : "idle" };
}

/** Takes the visitor to what they were told: the summary, the alert or the thanks. */
function useFocusOn(status: FormStatus) {
  const focused = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && status.kind !== "sending") focused.current?.focus();
    isFirst.current = false;
  }, [status]);
  return focused;
}

/** Undefined where the page did not come over TLS: the server then knows a repeated form by its fields. */
function newToken(): string | undefined {
  return typeof crypto.randomUUID === "function" ? crypto.randomUUID() : undefined;
}
