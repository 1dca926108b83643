import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { Screen } from "./screen.tsx";
import styles from "./screen-boundary.module.css";

/** What stands in a screen's place while its script is on the way, and where it does not come or fails: the menu stays. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary resetKeys={[path]} fallback={<FailedScreen />}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadingScreen() {
  const { t } = useLanguage();
  return (
    <h1 className={styles.loading}>
      <output>{t("list.loading")}</output>
    </h1>
  );
}

function FailedScreen() {
  const { t } = useLanguage();
  return (
    <Screen
      title={t("list.failed")}
      // A script that once failed is asked for again by a new page alone.
      actions={<Button onClick={() => location.reload()}>{t("network.retry")}</Button>}
    >
      {null}
    </Screen>
  );
}
