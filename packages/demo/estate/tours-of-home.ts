import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";
import type { Gallery } from "../pictures.ts";
import type { NodeInput } from "./node-of-home.ts";

type Tours = Required<Pick<NodeInput, "virtualVisits" | "videos">>;

/** The main visit, and a look around from one point (type 2 is the main one). */
const MAIN = 2;
const PANORAMA = 1;

const TOUR_EVERY = 4;
const PANORAMA_EVERY = 8;
const VIDEO_EVERY = 5;

const AROUND: Multilingual = {
  nl: "Rondleiding met onze makelaar",
  fr: "Visite guidée avec notre agent",
  en: "A tour with our agent",
  de: "Rundgang mit unserem Makler",
};

/** Visits and videos at somebody else's, whom no browser meets before it is asked to; the posters are drawn here. */
export function toursOfHome({ id, seed, kind }: Home, gallery: Gallery): Tours {
  const isLivedIn = kind.family === "house" || kind.family === "apartment";
  if (!isLivedIn) return { virtualVisits: [], videos: [] };
  const visit = (type: number, name: string) => ({
    type: { id: type },
    link: `https://visit.example/${name}/${id}`,
  });
  return {
    virtualVisits: [
      ...(id % PANORAMA_EVERY === 0 ? [visit(PANORAMA, "panorama")] : []),
      ...(id % TOUR_EVERY === 0 ? [visit(MAIN, "tour")] : []),
    ],
    videos:
      id % VIDEO_EVERY === 0
        ? [
            {
              link: `https://video.example/${id}`,
              title: AROUND,
              picture: gallery.interior(`${seed}|film`, "living", "day", "brick"),
            },
          ]
        : [],
  };
}
