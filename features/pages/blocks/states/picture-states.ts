import type { Material, StatesOf } from "./block-state.ts";
import { BROKEN, BUTTON, FRENCH_ALONE, HEADING, LONG, picked, TEXT } from "./sample-words.ts";

const itemsOf = ({ pictures }: Material, count: number) =>
  picked(pictures, count).map((picture) => ({ picture, alt: HEADING, caption: TEXT }));

export const image: StatesOf<"image"> = ({ pictures: [picture] }) => [
  { name: "usual", block: { heading: HEADING, picture, alt: TEXT, caption: TEXT } },
  { name: "empty", block: {} },
  { name: "long words", block: { heading: LONG, picture, alt: LONG, caption: LONG } },
  {
    name: "missing language",
    block: { heading: FRENCH_ALONE, picture, alt: FRENCH_ALONE, caption: FRENCH_ALONE },
  },
  { name: "broken picture", block: { picture: BROKEN, alt: TEXT, caption: TEXT } },
];

export const imageSlider: StatesOf<"image-slider"> = (material) => {
  const link = { label: BUTTON, pageId: material.pageIds[0]! };
  const [item] = itemsOf(material, 1);
  return [
    {
      name: "usual",
      block: { heading: HEADING, items: itemsOf(material, 3).map((one) => Object.assign(one, { link })) },
    },
    { name: "empty", block: { items: [] } },
    { name: "one", block: { items: [item!] } },
    { name: "many", block: { items: itemsOf(material, 30) } },
    {
      name: "long words",
      block: { heading: LONG, items: [{ ...item, caption: LONG, link: { ...link, label: LONG } }] },
    },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, items: [{ ...item, caption: FRENCH_ALONE }] },
    },
    { name: "broken picture", block: { items: [{ ...item, picture: BROKEN }, item!] } },
  ];
};

export const gallery: StatesOf<"gallery"> = (material) => {
  const [item] = itemsOf(material, 1);
  return [
    { name: "usual", block: { heading: HEADING, intro: TEXT, items: itemsOf(material, 4) } },
    { name: "empty", block: { heading: HEADING, items: [] } },
    { name: "one", block: { items: [item!] } },
    { name: "many", block: { heading: HEADING, items: itemsOf(material, 24) } },
    {
      name: "long words",
      block: { heading: LONG, intro: LONG, items: [{ ...item, alt: LONG, caption: LONG }] },
    },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, items: [{ ...item, caption: FRENCH_ALONE }] },
    },
    { name: "broken picture", block: { items: [{ ...item, picture: BROKEN }, item!] } },
  ];
};

export const videoGrid: StatesOf<"video-grid"> = ({ pictures }) => {
  const film = { title: HEADING, link: "https://video.example/film", picture: pictures[0] };
  return [
    { name: "usual", block: { heading: HEADING, intro: TEXT, items: [film, { ...film, picture: null }] } },
    { name: "empty", block: { heading: HEADING, items: [] } },
    { name: "one", block: { items: [film] } },
    {
      name: "many",
      block: { items: picked(pictures, 9).map((picture) => Object.assign({}, film, { picture })) },
    },
    { name: "long words", block: { heading: LONG, intro: LONG, items: [{ ...film, title: LONG }] } },
    { name: "missing language", block: { heading: FRENCH_ALONE, items: [{ ...film, title: FRENCH_ALONE }] } },
    { name: "broken picture", block: { items: [{ ...film, picture: BROKEN }] } },
  ];
};

export const team: StatesOf<"team"> = ({ pictures }) => {
  const member = {
    name: "An Peeters",
    role: HEADING,
    text: TEXT,
    picture: pictures[0],
    phone: "+32 9 000 00 00",
    email: "an@kantoor.example",
    bivNumber: "500.001",
  };
  const long = {
    ...member,
    name: "Maria-Magdalena Vandenbroucke-Schellekens van Zuylekom",
    role: LONG,
    text: LONG,
  };
  const email = "marie-madeleine.vandenbroucke-schellekens@vastgoedmakelaarskantoor.example";
  return [
    { name: "usual", block: { heading: HEADING, intro: TEXT, members: [member, { name: "Bo Claes" }] } },
    { name: "empty", block: { heading: HEADING, members: [] } },
    { name: "one", block: { members: [member] } },
    {
      name: "many",
      block: {
        members: picked(pictures, 12).map((picture, at) =>
          Object.assign({}, member, { picture, name: `An Peeters ${at + 1}` }),
        ),
      },
    },
    { name: "long words", block: { heading: LONG, intro: LONG, members: [{ ...long, email }] } },
    {
      name: "missing language",
      block: { heading: FRENCH_ALONE, members: [{ ...member, role: FRENCH_ALONE, text: FRENCH_ALONE }] },
    },
    { name: "broken picture", block: { members: [{ ...member, picture: BROKEN }] } },
  ];
};
