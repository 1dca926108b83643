import type { z } from "zod";
import type { Picture } from "#contract/estate/media.ts";
import type { Localised } from "#domain/locale/localised.ts";
import type { FacadeKind } from "../drawing/draw-facade.ts";
import type { RoomKind } from "../drawing/draw-interior.ts";
import { randomFrom } from "../drawing/random.ts";
import type { Home } from "../home/home.ts";
import type { Voice } from "../home/kind.ts";
import { ROOM_TYPES, type RoomCode } from "../home/room-types.ts";
import type { Daylight, Gallery, Scenery } from "../pictures.ts";
import { floorsOfHome } from "./layout-of-home.ts";

type PictureInput = z.input<typeof Picture>;

const FACADES: Record<Voice, FacadeKind> = {
  terraced: "row-house",
  semi: "town-house",
  detached: "villa",
  villa: "villa",
  mansion: "mansion",
  farm: "farmhouse",
  bungalow: "bungalow",
  cottage: "farmhouse",
  estate: "mansion",
  mixed: "shop",
  flat: "apartment-block",
  penthouse: "apartment-block",
  duplex: "apartment-block",
  studio: "apartment-block",
  loft: "warehouse",
  groundFloor: "apartment-block",
  serviceFlat: "apartment-block",
  buildingPlot: "plot",
  field: "plot",
  shop: "shop",
  office: "office",
  warehouse: "warehouse",
  horeca: "shop",
  garage: "garage",
  parking: "garage",
  block: "student-house",
  studentRoom: "student-house",
  other: "town-house",
};

const TALL = new Set<Voice>(["flat", "penthouse", "duplex", "studio"]);

/** In the order in which they stand in a gallery. */
const ROOM_VIEWS: readonly (readonly [RoomCode, RoomKind])[] = [
  ["living", "living"],
  ["kitchen", "kitchen"],
  ["dining", "dining"],
  ["shop", "shop-floor"],
  ["workspace", "office"],
  ["bedroom", "bedroom"],
  ["bathroom", "bathroom"],
  ["showerRoom", "bathroom"],
  ["office", "office"],
  ["hall", "hall"],
];

const MOST_PICTURES = 14;
const FEWEST_PICTURES = 5;
const SIZE = { width: 1520, height: 1000 };

const CAPTIONS = {
  facade: { nl: "Gevel", fr: "Façade", en: "Front", de: "Fassade" },
  site: { nl: "Perceel", fr: "Parcelle", en: "Plot", de: "Grundstück" },
  evening: { nl: "Avondsfeer", fr: "Ambiance du soir", en: "At dusk", de: "Abendstimmung" },
  street: { nl: "De straat", fr: "La rue", en: "The street", de: "Die Straße" },
  garden: { nl: "Tuin", fr: "Jardin", en: "Garden", de: "Garten" },
  plan: { nl: "Grondplan", fr: "Plan", en: "Floor plan", de: "Grundriss" },
  garage: ROOM_TYPES.garage.name,
  terrace: ROOM_TYPES.terrace.name,
} as const satisfies Record<string, Localised>;

export function sceneryOf({ place }: Home): Scenery {
  const { region, setting } = place.town;
  if (region === "BRUSSELS") return "brussels";
  if (region === "WALLONIA") return "ardennes";
  return setting === "coast" ? "sea" : "brick";
}

function facadeOf(home: Home): FacadeKind {
  const { kind, state, place } = home;
  if (home.project) return kind.family === "house" ? "new-build" : "apartment-block";
  if (place.town.setting === "coast" && TALL.has(kind.voice)) return "coast-tower";
  if (state.condition === "NEW" && kind.family === "house") return "new-build";
  return FACADES[kind.voice];
}

type Shot = { title: Localised; draw: (at: number) => string };

function roomShots(home: Home, gallery: Gallery, light: Daylight, scenery: Scenery): Shot[] {
  const interior = (title: Localised, room: RoomKind): Shot => ({
    title,
    draw: (at) => gallery.interior(`${home.seed}|${at}`, room, light, scenery),
  });
  const codes = home.body.rooms.map(({ code }) => code);
  const shots = ROOM_VIEWS.flatMap(([code, view]) =>
    codes
      .filter((one) => one === code)
      .slice(0, 3)
      .map(() => interior(ROOM_TYPES[code].name, view)),
  );
  if (home.body.terrace) shots.push(interior(CAPTIONS.terrace, "terrace"));
  if (home.body.garden) shots.push(interior(CAPTIONS.garden, "garden"));
  if (home.body.garages) shots.push(interior(CAPTIONS.garage, "garage"));
  return shots;
}

/** The front comes first; short galleries are filled up with the same front in other light and with the street. */
export function picturesOfHome(home: Home, gallery: Gallery): PictureInput[] {
  const random = randomFrom(`${home.seed}|pictures`);
  const light = random.pick(["day", "day", "day", "morning", "overcast", "dusk"] as const);
  const scenery = sceneryOf(home);
  const kind = facadeOf(home);
  const front = (title: Localised, at: Daylight, seed = home.seed): Shot => ({
    title,
    draw: () => gallery.facade(seed, kind, at, scenery),
  });
  const rooms = roomShots(home, gallery, light === "dusk" ? "dusk" : "day", scenery).slice(
    0,
    MOST_PICTURES - 3,
  );
  const first = front(kind === "plot" ? CAPTIONS.site : CAPTIONS.facade, light);
  const others = (["dusk", "morning", "day", "overcast"] as const)
    .filter((one) => one !== light)
    .map((one) =>
      front(
        one === "dusk" ? CAPTIONS.evening : CAPTIONS.street,
        one,
        one === "dusk" ? home.seed : `${home.seed}|${one}`,
      ),
    );
  const spare = Math.max(1, FEWEST_PICTURES - 1 - rooms.length);
  const shots = [first, ...rooms, ...others.slice(0, spare)];
  const photos = shots.map(({ title, draw }, index) => ({
    file: draw(index),
    index,
    title,
    kind: "photo" as const,
    ...SIZE,
  }));
  return [...photos, ...planOf(home, gallery, photos.length)];
}

function planOf(home: Home, gallery: Gallery, index: number): PictureInput[] {
  const rooms = home.body.rooms.length;
  if (rooms < 3) return [];
  const floors = floorsOfHome(home).map(({ name, rooms = [] }) => ({
    name: name?.nl ?? "",
    rooms: rooms
      .filter(({ surface }) => surface != null)
      .map(({ value, surface }) => ({ name: value.name?.nl ?? "", area: surface ?? 0 })),
  }));
  const drawn = floors.filter(({ rooms }) => rooms.length > 0);
  return [{ file: gallery.floorPlan(home.seed, drawn), index, title: CAPTIONS.plan, kind: "floorplan" }];
}
