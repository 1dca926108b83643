import { createContext, type ReactNode, use, useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Locale } from "#domain/locale/locale.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { type DeskKey, type DeskTranslate, loadMessages } from "./messages.ts";

type Language = { readonly locale: Locale; readonly t: DeskTranslate };

const LanguageContext = createContext<Language | null>(null);

/** Speaks one language to what is inside, once its messages are there. */
export function LanguageProvider({ locale, children }: { locale: Locale; readonly children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ["messages", locale],
    queryFn: async () => ({ locale, t: createTranslate<DeskKey>(locale, await loadMessages(locale)) }),
    staleTime: Infinity,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  });
  const spoken = data?.locale;
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken;
  }, [spoken]);
  return data ? <LanguageContext value={data}>{children}</LanguageContext> : null;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("no language around");
  return language;
}
