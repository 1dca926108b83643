import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Passkeys } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { hasPasskeys, makePasskey, type PasskeyQuestion, reasonOf } from "../sign-in/browser-passkeys.ts";
import styles from "./own-passkeys.module.css";

const PASSKEYS_KEY = ["passkeys"] as const;

/** The passkeys of who is signed in, and a new one on this device, which is called `device`. */
export function OwnPasskeys({ device }: { readonly device: string }) {
  const { t } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: () => call<Passkeys>("GET", "desk/passkeys"),
  });
  if (!hasPasskeys() && !data?.passkeys.length) return null;
  return (
    <Card title={t("passkey.title")}>
      {isError && !data && <p className={styles.aside}>{t("list.failed")}</p>}
      <ul>
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.passkey}>
            <OnePasskey passkey={passkey} />
          </li>
        ))}
      </ul>
      {hasPasskeys() && <AddPasskey device={device} />}
    </Card>
  );
}

function OnePasskey({ passkey: { id, name, createdAt, usedAt } }: { passkey: Passkeys["passkeys"][number] }) {
  const { t, locale } = useLanguage();
  const client = useQueryClient();
  const announce = useAnnounce();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => call("DELETE", `desk/passkeys/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      announce(t("passkey.removed"));
      await client.invalidateQueries({ queryKey: PASSKEYS_KEY });
      focusTitleIfLost();
    },
  });
  const moment = formatDayAtTime(usedAt ?? createdAt, locale);
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.used}>{t(usedAt ? "account.seen" : "passkey.added", { moment })}</p>
        {removing.isError && <p role="alert">{t("answer.failed")}</p>}
      </div>
      <Button
        look="quiet"
        aria-label={`${t("passkey.remove")}: ${name}`}
        isBusy={removing.isPending}
        onClick={() => removing.mutate()}
      >
        {t("passkey.remove")}
      </Button>
    </>
  );
}

function AddPasskey({ device }: { readonly device: string }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const announce = useAnnounce();
  const adding = useMutation({
    networkMode: "always",
    mutationFn: () => addPasskey(device),
    onSuccess: (passkeys) => {
      client.setQueryData(PASSKEYS_KEY, passkeys);
      announce(t("passkey.isAdded"));
    },
  });
  return (
    <div className={styles.add}>
      <p className={styles.used}>{t("passkey.about")}</p>
      {adding.error && <Notice isUrgent>{t(messageOf(adding.error))}</Notice>}
      <Button look="quiet" isBusy={adding.isPending} onClick={() => adding.mutate()}>
        <DeskIcon name="key" />
        {t("passkey.add")}
      </Button>
    </div>
  );
}

async function addPasskey(name: string): Promise<Passkeys> {
  const asked = await call<PasskeyQuestion>("POST", "desk/passkeys/options");
  return call<Passkeys>("POST", "desk/passkeys", { name, response: await makePasskey(asked) });
}

const REASONS = {
  cancelled: "passkey.addCancelled",
  known: "passkey.known",
  failed: "passkey.addFailed",
} as const;

function messageOf(error: Error) {
  if (!(error instanceof CallFailed)) return REASONS[reasonOf(error)];
  return error.kind === "lost" ? "signIn.lost" : "passkey.addFailed";
}
