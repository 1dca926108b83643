import { classNames } from "#ui/class-names.ts";
import type { LogoView } from "../shell-view.ts";
import styles from "./brand.module.css";

type BrandProps = { readonly logo: LogoView | null; readonly name: string };

/** Letters of the longest name that is set at full size. */
const ROOMY_LETTERS = 16;
/** Letters of the longest word that fits beside a mark on the narrowest phones. */
const NARROW_LETTERS = 9;

/** The agency's logo and its name, once: a wordmark has the name in it. */
export function Brand({ logo, name }: BrandProps) {
  return (
    <>
      {logo ? <Logo logo={logo} /> : <DefaultLogo />}
      {!logo?.isWordmark && (
        <span
          className={classNames(
            styles.name,
            name.length > ROOMY_LETTERS && styles.long,
            hasLongWord(name) && styles.longWord,
          )}
        >
          {name}
        </span>
      )}
    </>
  );
}

const hasLongWord = (name: string): boolean =>
  name.split(/[\s-]+/).some((word) => word.length > NARROW_LETTERS);

function Logo({ logo }: { readonly logo: LogoView }) {
  const { dark } = logo;
  if (!dark) return <LogoImage logo={logo} />;
  return (
    <picture className={styles.both}>
      <source {...dark} />
      <LogoImage logo={logo} />
    </picture>
  );
}

function LogoImage({ logo: { src, srcSet, isWordmark, hasPlate, size } }: { readonly logo: LogoView }) {
  return (
    <img
      className={classNames(
        styles.logo,
        isWordmark && styles.wordmark,
        !size && styles.unmeasured,
        hasPlate && styles.plate,
      )}
      src={src}
      srcSet={srcSet}
      alt=""
      width={size?.width}
      height={size?.height ?? 34}
    />
  );
}

/** A stepped gable, for an agency that brought no logo. */
function DefaultLogo() {
  return (
    <svg
      className={styles.mark}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 30V15h4v-4h4V7h3V3h4v4h3v4h4v4h4v15h-9v-8a4 4 0 0 0-8 0v8z" />
      <path className={styles.markPane} d="M8 18h4v4H8zM20 18h4v4h-4zM14 11h4v4h-4z" />
    </svg>
  );
}
