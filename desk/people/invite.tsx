import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { call } from "../api/api.ts";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Screen } from "../shell/screen.tsx";
import { SITE } from "../site.ts";
import { BackToPeople } from "./back-to-people.tsx";
import { useMessages } from "./messages.ts";
import { OwnersOnly } from "./owners-only.tsx";
import { type PersonDraft, sentOf } from "./person-draft.ts";
import { PersonForm } from "./person-form.tsx";
import { useProblem } from "./use-problem.ts";
import { PEOPLE_KEY } from "./use-people.ts";

type Sending = { readonly draft: PersonDraft; readonly forget: () => void };

/** Asks a colleague to the desk, by mail. */
export function InviteScreen() {
  const w = useMessages();
  return (
    <OwnersOnly>
      <Screen title={w("invite")} about={w("inviteAbout")}>
        <InviteForm />
        <BackToPeople />
      </Screen>
    </OwnersOnly>
  );
}

function InviteForm() {
  const { locale } = useLanguage();
  const w = useMessages();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [, go] = useLocation();
  const inviting = useMutation({
    networkMode: "always",
    mutationFn: ({ draft }: Sending) => call("POST", "desk/people", sentOf(draft, true)),
    onSuccess: async (_, { draft, forget }) => {
      forget();
      announce(w("isInvited", { name: draft.name.trim() }));
      await client.invalidateQueries({ queryKey: PEOPLE_KEY });
      go("/people");
    },
  });
  const problem = useProblem(inviting.error);
  const siteLocale = SITE.locales.includes(locale) ? locale : SITE.defaultLocale;
  return (
    <PersonForm
      screen="people/new"
      initial={{ name: "", email: "", role: "agent", locale: siteLocale, salesRepIds: [] }}
      isNew
      label={w("sendInvitation")}
      isBusy={inviting.isPending}
      problem={problem}
      onSave={(draft, forget) => inviting.mutate({ draft, forget })}
    />
  );
}
