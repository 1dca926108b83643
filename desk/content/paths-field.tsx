import { Button } from "#ui/link/button.tsx";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { nameOfLanguage } from "../language/names-of-languages.ts";
import { TextField } from "../fields/text-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { type Finding, useFindingWords } from "../findings/finding-words.ts";
import { useMessages } from "./messages.ts";
import { pathFor } from "./path-for.ts";
import styles from "./paths-field.module.css";

type Paths = { readonly [locale in Locale]?: string };

type PathsFieldProps = {
  readonly paths: Paths;
  readonly published: Paths;
  /** By which an address is begun. */
  readonly title: Multilingual;
  /** The languages in which it can have one. */
  readonly locales: readonly Locale[];
  /** Its whole address with such an end. */
  readonly hrefOf: (locale: Locale, path: string) => string;
  readonly changed: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  /** Null takes it off the site in that language. */
  readonly onChange: (locale: Locale, path: string | null) => void;
};

/** In which languages something is published, and at which address. */
export function PathsField(props: PathsFieldProps) {
  const t = useMessages();
  return (
    <fieldset className={styles.paths} id="field-paths" tabIndex={-1}>
      <legend className={styles.legend}>{t("addresses")}</legend>
      {props.locales.map((locale) => (
        <PathIn key={locale} {...props} locale={locale} />
      ))}
    </fieldset>
  );
}

function PathIn(props: PathsFieldProps & { readonly locale: Locale }) {
  const { paths, published, title, hrefOf, changed, findings, onChange, locale } = props;
  const t = useMessages();
  const wordsOf = useFindingWords();
  const { locale: spoken } = useLanguage();
  const path = paths[locale];
  const language = nameOfLanguage(locale, spoken);
  const found = findings.find((finding) => finding.path === `paths.${locale}`);
  if (path === undefined || path === null)
    return (
      <div className={styles.path}>
        <span className={styles.home}>{t("notIn", { language })}</span>
        <Button look="quiet" onClick={() => onChange(locale, pathFor(title, locale))}>
          {t("publishIn", { language })}
        </Button>
      </div>
    );
  if (path === "" && published[locale] === "")
    return (
      <div className={styles.path}>
        <span className={styles.home}>
          {language}: {t("home")} ({hrefOf(locale, "")})
        </span>
      </div>
    );
  return (
    <div className={styles.path}>
      <TextField
        id={`field-paths.${locale}`}
        label={language}
        hint={hrefOf(locale, path)}
        max={200}
        value={path}
        isChanged={changed.has(`paths.${locale}`)}
        error={found && wordsOf(found)}
        onChange={(next) => onChange(locale, next ?? "")}
      />
      <Button look="bare" onClick={() => onChange(locale, null)}>
        {t("takeOff", { language })}
      </Button>
    </div>
  );
}
