import type { ReactNode } from "react";
import { useLanguage } from "../language/language.tsx";
import { LoadFailed } from "../shell/load-failed.tsx";

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
