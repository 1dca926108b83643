import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FieldError } from "#platform/http/api/problem.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { checkFields } from "../sending/check-fields.ts";
import type { FormAnswer, FormName } from "#features/site/form-answer.ts";
import type { FormState } from "./form-state.ts";
import { detailOf, sendForm, type SendOutcome } from "../sending/send-form.ts";
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
  const formToken = useFormToken();
  const focused = useFocusOn(status);

  const submit = async (element: HTMLFormElement) => {
    const faults = checkFields(element, t);
    setErrors(faults);
    if (faults.length > 0) return setStatus({ kind: "idle" });
    setStatus({ kind: "sending" });
    // Before the first wait: what is typed from here on belongs to the next try.
    const fields = sentFields(new FormData(element));
    const token = formToken.take();
    const proof = { altcha: await captcha.token(), formToken: token };
    const outcome = await sendForm(locale, handler, { ...fields, ...proof });
    captcha.reset();
    if (outcome.kind === "sent") {
      setStatus({ kind: "sent" });
      return onSent?.(outcome.answer);
    }
    emptyTrap(element);
    setErrors(outcome.errors);
    setStatus(statusOfRefusal(outcome));
    onRefused?.(outcome.status, outcome.problem);
  };
  const submitOnce = useOneAtATime(submit);

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
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        formToken.renew();
        // A choice is right once it is made; a text that is being typed keeps its error until it is sent.
        if (isChoice(target)) setErrors((now) => withoutPath(now, target.name));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        submitOnce(event.currentTarget);
      },
    },
  };
}

const isChoice = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox");

/** The very same list where nothing is said of that path, so that nothing is rendered again. */
const withoutPath = (errors: readonly FieldError[], asked: string) =>
  errors.some(({ path }) => path === asked) ? errors.filter(({ path }) => path !== asked) : errors;

/** The same for each try of a message, so that the server knows it again. */
function useFormToken() {
  const token = useRef<string | undefined>(undefined);
  return {
    take: () => (token.current ??= newToken()),
    /** A text that changed after it was sent is another message. */
    renew: () => void (token.current = undefined),
  };
}

/** Passes over what is asked while the work is under way. */
function useOneAtATime<T>(work: (asked: T) => Promise<void>): (asked: T) => void {
  const isBusy = useRef(false);
  return (asked) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work(asked).finally(() => {
      isBusy.current = false;
    });
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

function statusOfRefusal({ errors, status, problem }: Extract<SendOutcome, { kind: "refused" }>): FormStatus {
  return errors.length > 0 ? { kind: "idle" } : { kind: "failed", status, detail: detailOf(problem) };
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
