import { createContext, useContext } from "react";

export type FormState = {
  readonly idOf: (name: string) => string;
  readonly errorOf: (name: string) => string | undefined;
  readonly valueOf: (name: string) => string | readonly string[] | undefined;
};

export const FormContext = createContext<FormState>({
  idOf: (name) => name,
  errorOf: () => undefined,
  valueOf: () => undefined,
});

/** What a field knows of its form: its own id, its error, and what was typed before. */
export function useFormField(name: string) {
  const { idOf, errorOf, valueOf } = useContext(FormContext);
  return { id: idOf(name), error: errorOf(name), value: valueOf(name) };
}
