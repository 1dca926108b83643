import type { StatesOf } from "./block-state.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, TEXT } from "./sample-words.ts";

export const richText: StatesOf<"rich-text"> = () => [
  {
    name: "usual",
    block: {
      heading: HEADING,
      markdown: {
        nl: "## Onder de kop\n\nEen **zin** met een [link](/nl).\n\n- een\n- twee\n\n1. eerst\n2. dan\n\n> Een citaat\n\n| Kosten | Bedrag |\n| --- | --- |\n| Notaris | € 1.200 |",
      },
    },
  },
  { name: "empty", block: { markdown: {} } },
  { name: "long words", block: { heading: LONG, markdown: LONG } },
  { name: "missing language", block: { heading: FRENCH_ALONE, markdown: FRENCH_ALONE } },
];

export const homeHeading: StatesOf<"home-heading"> = ({ pictures: [picture], pageIds: [pageId] }) => {
  const search = [{ label: BUTTON, pageId: pageId! }];
  return [
    { name: "usual", block: { heading: HEADING, intro: TEXT, picture, search } },
    { name: "empty", block: {} },
    { name: "one", block: { heading: HEADING, search } },
    {
      name: "many",
      block: { heading: HEADING, picture, search: Array.from({ length: 6 }, () => search[0]!) },
    },
    {
      name: "long words",
      block: { heading: LONG, intro: LONG, picture, search: [{ ...search[0]!, label: LONG }] },
    },
    { name: "missing language", block: { heading: FRENCH_ALONE, intro: FRENCH_ALONE, picture } },
    { name: "broken picture", block: { heading: HEADING, intro: TEXT, picture: BROKEN, search } },
  ];
};

export const callToAction: StatesOf<"call-to-action"> = ({ pictures: [picture], pageIds: [pageId] }) => {
  const button = { label: BUTTON, pageId: pageId! };
  return [
    { name: "usual", block: { heading: HEADING, text: TEXT, picture, buttons: [button] } },
    { name: "empty", block: {} },
    { name: "one", block: { heading: HEADING, buttons: [button] } },
    { name: "many", block: { heading: HEADING, text: TEXT, buttons: [button, button, button] } },
    {
      name: "long words",
      block: { heading: LONG, text: LONG, picture, buttons: [{ ...button, label: LONG }] },
    },
    { name: "missing language", block: { heading: FRENCH_ALONE, text: FRENCH_ALONE, picture } },
    { name: "broken picture", block: { heading: HEADING, text: TEXT, picture: BROKEN, buttons: [button] } },
  ];
};

export const timedPopUp: StatesOf<"timed-pop-up"> = ({ pageIds: [pageId] }) => {
  const button = { label: BUTTON, pageId: pageId! };
  return [
    { name: "usual", block: { heading: HEADING, markdown: TEXT, buttons: [button] } },
    { name: "empty", block: {} },
    { name: "one", block: { markdown: TEXT, buttons: [button] } },
    { name: "many", block: { heading: HEADING, markdown: TEXT, buttons: [button, button] } },
    { name: "long words", block: { heading: LONG, markdown: LONG, buttons: [{ ...button, label: LONG }] } },
    { name: "missing language", block: { heading: FRENCH_ALONE, markdown: FRENCH_ALONE } },
  ];
};

export const popUpBanner: StatesOf<"pop-up-banner"> = ({ pageIds: [pageId] }) => {
  const link = { label: BUTTON, pageId: pageId! };
  return [
    { name: "usual", block: { heading: HEADING, text: TEXT, link } },
    { name: "empty", block: { text: {} } },
    { name: "long words", block: { heading: LONG, text: LONG, link: { ...link, label: LONG } } },
    { name: "missing language", block: { text: FRENCH_ALONE } },
  ];
};

export const keepMeInformed: StatesOf<"keep-me-informed"> = () => [
  { name: "usual", block: { heading: HEADING, intro: TEXT } },
  { name: "empty", block: {} },
  { name: "long words", block: { heading: LONG, intro: LONG } },
  { name: "missing language", block: { heading: FRENCH_ALONE, intro: FRENCH_ALONE } },
];

export const contactForm: StatesOf<"contact-form"> = () => [
  { name: "usual", block: { heading: HEADING, intro: TEXT, subjects: [HEADING, BUTTON] } },
  { name: "empty", block: {} },
  { name: "one", block: { heading: HEADING, subjects: [HEADING] } },
  { name: "many", block: { heading: HEADING, subjects: Array.from({ length: 12 }, () => TEXT) } },
  { name: "long words", block: { heading: LONG, intro: LONG, subjects: [LONG] } },
  {
    name: "missing language",
    block: { heading: FRENCH_ALONE, intro: FRENCH_ALONE, subjects: [FRENCH_ALONE] },
  },
];
