import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { call } from "../api/api.ts";
import type { ListedPerson } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { findSession, SESSION_KEY, usePerson } from "../session/session.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { Screen } from "../shell/screen.tsx";
import { BackToPeople } from "./back-to-people.tsx";
import { useMessages } from "./messages.ts";
import { OwnersOnly } from "./owners-only.tsx";
import { type PersonDraft, sentOf } from "./person-draft.ts";
import { PersonForm } from "./person-form.tsx";
import { RemovePerson } from "./remove-person.tsx";
import { useProblem } from "./use-problem.ts";
import { PEOPLE_KEY, usePeople } from "./use-people.ts";
import { Button } from "#ui/link/button.tsx";
import { Notice } from "../shell/notice.tsx";

type Sending = { readonly draft: PersonDraft; readonly forget: () => void };

/** One person: what they may do, and the way out. */
export function PersonScreen({ id }: { readonly id: string }) {
  return (
    <OwnersOnly>
      <FoundPerson id={id} />
    </OwnersOnly>
  );
}

function FoundPerson({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const w = useMessages();
  const { data, isError } = usePeople();
  const person = data?.find((one) => one.id === id);
  if (!person)
    return (
      <Screen title={w("title")}>
        <p>{data ? w("gone") : t(isError ? "list.failed" : "list.loading")}</p>
        <BackToPeople />
      </Screen>
    );
  return (
    <Screen title={person.name} about={person.email}>
      {person.state === "invited" && <InviteAgain person={person} />}
      <ChangeForm person={person} />
      <BackToPeople />
    </Screen>
  );
}

function ChangeForm({ person }: { readonly person: ListedPerson }) {
  const { t } = useLanguage();
  const w = useMessages();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [, go] = useLocation();
  const isSelf = usePerson().id === person.id;
  const saving = useMutation({
    networkMode: "always",
    mutationFn: ({ draft }: Sending) => call("PATCH", `desk/people/${person.id}`, sentOf(draft, false)),
    onSuccess: async (_, { draft, forget }) => {
      forget();
      announce(w("isChanged", { name: draft.name.trim() }));
      await client.invalidateQueries({ queryKey: PEOPLE_KEY });
      if (isSelf) client.setQueryData(SESSION_KEY, await findSession());
      go("/people");
    },
  });
  return (
    <PersonForm
      screen={`people/${person.id}`}
      initial={person}
      isNew={false}
      label={t("listing.save")}
      isBusy={saving.isPending}
      problem={useProblem(saving.error)}
      onSave={(draft, forget) => saving.mutate({ draft, forget })}
    >
      <RemovePerson person={person} isSelf={isSelf} />
    </PersonForm>
  );
}

/** Another link for who was invited and never came. */
function InviteAgain({ person }: { readonly person: ListedPerson }) {
  const w = useMessages();
  const sending = useMutation({
    networkMode: "always",
    mutationFn: () => call("POST", "desk/people", sentOf(person, true)),
  });
  const problem = useProblem(sending.error);
  if (sending.isSuccess)
    return (
      <output>
        <Notice>{w("isSentAgain", { email: person.email })}</Notice>
      </output>
    );
  return (
    <Notice
      isUrgent={problem !== null}
      action={
        <Button look="quiet" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {w("sendAgain")}
        </Button>
      }
    >
      {problem ?? w("neverCame", { name: person.name })}
    </Notice>
  );
}
