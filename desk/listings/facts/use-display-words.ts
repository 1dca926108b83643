import { useQuery } from "@tanstack/react-query";
import { createTranslate, type Dictionary, type Translate } from "#domain/locale/translate.ts";
import { useLanguage } from "../../language/language.tsx";

/** What the site's pages say, in the language of the desk: facts have one name everywhere. Null until it is there. */
export function useDisplayWords(): Translate | null {
  const { locale } = useLanguage();
  const { data } = useQuery({
    queryKey: ["display-words", locale],
    queryFn: async () => {
      const answer = await fetch(`/api/translations/${locale}`);
      if (!answer.ok) throw new Error(`translations: ${answer.status}`);
      return { t: createTranslate(locale, (await answer.json()) as Dictionary) };
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data?.t ?? null;
}
