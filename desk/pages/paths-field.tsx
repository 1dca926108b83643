import { Button } from "#ui/link/button.tsx";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { nameOfLanguage } from "../fields/name-of-language.ts";
import { TextField } from "../fields/text-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { useWords as useFormWords } from "../schema-form/messages.ts";
import { wordsOfFinding } from "../schema-form/finding-words.ts";
import { withValueAt } from "../schema-form/places.ts";
import { SITE } from "../site.ts";
import { useWords } from "./messages.ts";
import { pathFor, type PageDocument } from "./page-document.ts";
import styles from "./page-settings.module.css";

type PathsFieldProps = { readonly page: DeskDocument<PageDocument> };

/** In which languages a page is published, and at which address. */
export function PathsField({ page }: PathsFieldProps) {
  const t = useWords();
  return (
    <fieldset className={styles.paths} id="field-paths" tabIndex={-1}>
      <legend className={styles.legend}>{t("addresses")}</legend>
      {SITE.locales.map((locale) => (
        <PathIn key={locale} page={page} locale={locale} />
      ))}
    </fieldset>
  );
}

function PathIn({ page, locale }: PathsFieldProps & { readonly locale: Locale }) {
  const t = useWords();
  const say = useFormWords();
  const { locale: spoken } = useLanguage();
  const { document, change, changed, findings } = page;
  const path = document.paths[locale];
  const language = nameOfLanguage(locale, spoken);
  const set = (next: string | null) =>
    change((now) => withValueAt(now, ["paths", locale], next), `paths.${locale}`);
  const found = findings.find((finding) => finding.path === `paths.${locale}`);
  if (path === undefined || path === null)
    return (
      <div className={styles.path}>
        <span className={styles.home}>{t("notIn", { language })}</span>
        <Button look="quiet" onClick={() => set(pathFor(document.title, locale))}>
          {t("publishIn", { language })}
        </Button>
      </div>
    );
  if (path === "" && page.published?.paths[locale] === "")
    return (
      <div className={styles.path}>
        <span className={styles.home}>
          {language}: {t("home")} ({hrefOfPage(locale, "")})
        </span>
      </div>
    );
  return (
    <div className={styles.path}>
      <TextField
        id={`field-paths.${locale}`}
        label={language}
        hint={hrefOfPage(locale, path)}
        max={200}
        value={path}
        isChanged={changed.has(`paths.${locale}`)}
        error={found && wordsOfFinding(found.message, say)}
        onChange={(next) => set(next ?? "")}
      />
      <Button look="bare" onClick={() => set(null)}>
        {t("takeOff", { language })}
      </Button>
    </div>
  );
}
