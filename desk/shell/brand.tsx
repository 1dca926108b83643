import { SITE } from "../site.ts";
import { useLanguage } from "../language/language.tsx";
import styles from "./brand.module.css";

/** The agency's logo and name, and that this is its desk. */
export function Brand() {
  const { t } = useLanguage();
  const { logo, siteName } = SITE;
  return (
    <span className={styles.brand}>
      {logo ? (
        <img
          className={logo.isWordmark ? styles.wordmark : styles.logo}
          src={logo.src}
          srcSet={logo.srcSet}
          alt={logo.isWordmark ? siteName : ""}
          width={logo.size?.width}
          height={logo.size?.height ?? 34}
        />
      ) : (
        <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M3 30V15h4v-4h4V7h3V3h4v4h3v4h4v4h4v15h-9v-8a4 4 0 0 0-8 0v8z" />
        </svg>
      )}
      {!logo?.isWordmark && <span className={styles.name}>{siteName}</span>}
      <span className={styles.desk}>{t("frame.desk")}</span>
    </span>
  );
}
