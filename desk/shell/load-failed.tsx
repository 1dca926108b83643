import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "./notice.tsx";

/** Says that an answer did not come, and asks again. */
export function LoadFailed({ refetch }: { readonly refetch: () => unknown }) {
  const { t } = useLanguage();
  return (
    <Notice
      isUrgent
      action={
        <Button look="quiet" onClick={() => void refetch()}>
          {t("network.retry")}
        </Button>
      }
    >
      {t("list.failed")}
    </Notice>
  );
}
