import { Link } from "wouter";
import { Button } from "#ui/link/button.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";

type GoneProps<Doc> = {
  readonly document: DeskDocument<Doc>;
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** Said of what is not there. */
  readonly missing: string;
};

/** A document that is not there yet, does not come, or is gone. */
export function Gone<Doc>({ document, title, back, missing }: GoneProps<Doc>) {
  const { t } = useLanguage();
  if (document.state === "loading") return <p>{t("list.loading")}</p>;
  const isMissing = document.state === "missing";
  return (
    <Screen title={title}>
      <Notice
        isUrgent
        action={
          isMissing ? (
            <Link href={back.href}>{back.label}</Link>
          ) : (
            <Button look="quiet" onClick={document.retry}>
              {t("network.retry")}
            </Button>
          )
        }
      >
        {isMissing ? missing : t("list.failed")}
      </Notice>
    </Screen>
  );
}
