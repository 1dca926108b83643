import type { ReactNode } from "react";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "./notice.tsx";

type LoadedProps<Data> = {
  readonly of: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
};

/** What a call answered, once it is there; else that it comes, or that it does not and how to ask again. */
export function Loaded<Data>({ of: { data, isError, refetch }, children }: LoadedProps<Data>) {
  const { t } = useLanguage();
  if (data !== undefined) return children(data);
  if (!isError) return <p>{t("list.loading")}</p>;
  return <LoadFailed refetch={refetch} />;
}

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
