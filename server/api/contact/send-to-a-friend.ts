import { FormTaken } from "#features/contact/schema/contact-form.ts";
import { SendToAFriendFields } from "#features/contact/schema/send-to-a-friend.ts";
import { answer, ajaxEndpoint } from "#features/site/api/endpoint.ts";
import { showToFriend } from "./show-to-friend.ts";

export const sendToAFriend = ajaxEndpoint({
  method: "POST",
  path: "/send-to-a-friend",
  group: "Forms",
  summary: "A visitor shows one listing to one friend",
  description:
    "The friend's address is used for this one mail and not kept. Texts may hold no links; how often one address sends or gets is limited.",
  operationId: "sendToAFriend",
  params: { lang: "Language of the page: nl, fr, en or de" },
  body: SendToAFriendFields,
  isForm: true,
  isPersonal: true,
  answer: FormTaken,
  problems: ["too-many", "gone"],
  handle: async (asked) => answer(await showToFriend(asked, asked.body)),
});
