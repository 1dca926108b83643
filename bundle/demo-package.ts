const PACKAGE = "@gevel/demo";

/** Writes the bundles of the demo agencies, each in a folder named like its site. */
type DemoPackage = {
  readonly writeDemo: (folder: string, options: { readonly today: Date }) => Promise<void>;
};

/** Finds the package of the demo agencies. */
export type FindDemo = () => Promise<DemoPackage | null>;

export const NO_DEMO = `No demo agencies here: the package ${PACKAGE} is not installed.`;

/** The demo agencies; null where their package is not installed. The product runs without it and imports it here alone. */
export const findDemo: FindDemo = async () => {
  if (!isInstalled()) return null;
  return import("@gevel/demo");
};

function isInstalled(): boolean {
  try {
    return import.meta.resolve(PACKAGE) !== "";
  } catch {
    return false;
  }
}
