import type { z } from "zod";
import type { Picture } from "../../../features/listings/schema/media.ts";
import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { FacadeKind } from "../drawing/draw-facade.ts";
import type { RoomKind } from "../drawing/draw-interior.ts";
import { hashOf, randomFrom } from "../drawing/random.ts";
import type { Home } from "../home/home.ts";
import type { Setting } from "../place/town.ts";
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
  cottage: "bungalow",
  estate: "villa",
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
  practice: "town-house",
  warehouse: "warehouse",
  horeca: "shop",
  garage: "garage",
  parking: "garage",
  block: "student-house",
  studentRoom: "student-house",
  other: "farmhouse",
};

const TALL = new Set<Voice>(["flat", "penthouse", "duplex", "studio"]);

const FLAT_FRONTS: Record<Setting | "seaFront", readonly FacadeKind[]> = {
  town: ["apartment-block"],
  suburb: ["apartment-block"],
  village: ["apartment-block"],
  coast: ["apartment-block", "coast-tower", "apartment-block"],
  seaFront: ["coast-tower", "coast-tower", "apartment-block"],
};

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

/** Rooms of one kind look alike in this many ways, so that a first start has fewer drawings to take in. */
const INTERIORS = 16;
const STREETS = 8;
/** Beside two fronts and a floor plan: fourteen pictures at most. */
const MOST_ROOMS = 11;
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
} as const satisfies Record<string, Multilingual>;

function sceneryOf({ place }: Home): Scenery {
  const { region, setting } = place.town;
  if (region === "BRUSSELS") return "brussels";
  if (region === "WALLONIA") return "ardennes";
  return setting === "coast" ? "sea" : "brick";
}

/** What stands outside the windows: the sea only where a home looks out on it. */
function outlookOf(home: Home): Scenery {
  const scenery = sceneryOf(home);
  return scenery === "sea" && !home.body.seaView ? "brick" : scenery;
}

function facadeOf(home: Home): FacadeKind {
  const { kind, state, place } = home;
  const { setting } = place.town;
  if (home.project && kind.family === "house") return "new-build";
  if (home.project) return setting === "coast" ? "coast-tower" : "apartment-block";
  if (TALL.has(kind.voice)) return chosen(home, FLAT_FRONTS[home.body.seaView ? "seaFront" : setting]);
  if (kind.voice === "semi" && setting !== "town") return chosen(home, ["villa", "new-build", "town-house"]);
  if (state.condition === "NEW" && kind.family === "house") return "new-build";
  return FACADES[kind.voice];
}

function chosen(home: Home, kinds: readonly FacadeKind[]): FacadeKind {
  return randomFrom(`${home.seed}|front`).pick(kinds);
}

type Shot = { title: Multilingual; draw: (at: number) => string };

function roomShots(home: Home, gallery: Gallery, light: Daylight, scenery: Scenery): Shot[] {
  const first = hashOf(home.seed);
  const interior = (title: Multilingual, room: RoomKind): Shot => ({
    title,
    draw: (at) => gallery.interior(`room ${(first + at) % INTERIORS}`, room, light, scenery),
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

const NEIGHBOURS: Record<Setting, readonly FacadeKind[]> = {
  town: ["row-house", "town-house", "shop"],
  suburb: ["villa", "row-house", "bungalow"],
  village: ["farmhouse", "bungalow", "villa"],
  coast: ["coast-tower", "row-house", "villa"],
};

function frontShots(home: Home, gallery: Gallery, light: Daylight, scenery: Scenery): Shot[] {
  const kind = facadeOf(home);
  const title = kind === "plot" ? CAPTIONS.site : CAPTIONS.facade;
  const other = light === "dusk" ? "day" : "dusk";
  return [
    { title, draw: () => gallery.facade(home.seed, kind, light, scenery) },
    {
      title: other === "dusk" ? CAPTIONS.evening : title,
      draw: () => gallery.facade(home.seed, kind, other, scenery),
    },
  ];
}

function streetShots(home: Home, gallery: Gallery, light: Daylight, scenery: Scenery): Shot[] {
  const first = hashOf(`${home.seed}|street`);
  return NEIGHBOURS[home.place.town.setting].map((kind, at) => ({
    title: CAPTIONS.street,
    draw: () =>
      gallery.facade(`street ${(first + at) % STREETS}`, kind, light === "dusk" ? "dusk" : "day", scenery),
  }));
}

function photo(file: string, index: number, title: Multilingual): PictureInput {
  return { file, index, title, kind: "photo", ...SIZE };
}

/** The front comes first, then the rooms; short galleries are filled up with views of the street. */
export function picturesOfHome(home: Home, gallery: Gallery): PictureInput[] {
  const random = randomFrom(`${home.seed}|pictures`);
  const light = random.pick(["day", "day", "day", "morning", "overcast", "dusk"] as const);
  const scenery = sceneryOf(home);
  const [front, evening] = frontShots(home, gallery, light, scenery);
  const rooms = roomShots(home, gallery, light === "dusk" ? "dusk" : "day", outlookOf(home)).slice(
    0,
    MOST_ROOMS,
  );
  const streets = streetShots(home, gallery, light, scenery).slice(
    0,
    Math.max(0, FEWEST_PICTURES - 2 - rooms.length),
  );
  const shots = [front, ...rooms, evening, ...streets].filter((shot) => shot !== undefined);
  const photos = shots.map(({ title, draw }, index) => photo(draw(index), index, title));
  return [...photos, ...planOf(home, gallery, photos.length)];
}

function planOf(home: Home, gallery: Gallery, index: number): PictureInput[] {
  const rooms = home.body.rooms.length;
  if (rooms < 3) return [];
  const floors = floorsOfHome(home).map(({ level, rooms = [] }) => ({
    level: level ?? 0,
    rooms: rooms
      .filter(({ surface }) => surface != null)
      .map(({ value, surface }) => ({ name: value.name?.nl ?? "", area: surface ?? 0 })),
  }));
  const drawn = floors.filter(({ rooms }) => rooms.length > 0);
  return [{ file: gallery.floorPlan(home.seed, drawn), index, title: CAPTIONS.plan, kind: "floorplan" }];
}
