import { arrangeFloor, type PlanBox } from "./plan/arrange-rooms.ts";
import { drawFrontDoor, drawInnerDoors, entranceOf } from "./plan/plan-doors.ts";
import { drawFittings, isAtFoot } from "./plan/plan-fittings.ts";
import { openSheet } from "./pen/sheet.ts";
import { d, path, rect, stroke } from "./pen/svg.ts";

/** The name tells which furniture and doors a room has; it is not drawn, since one picture serves every language. */
type PlanRoom = { name: string; area: number };
export type PlanFloor = { level: number; rooms: readonly PlanRoom[] };
export type FloorPlanWish = { seed: string; floors: readonly PlanFloor[] };

const PLAN_INK = "#2c3b41";
const WALL = 11;
const WIDTH = 1520;
const MARGIN = 90;
const FONT = "font-family=\"'Instrument Sans', Helvetica, Arial, sans-serif\"";

const label = (x: number, y: number, size: number, weight: number, fill: string, text: string) =>
  `<text ${d`x="${x}" y="${y}" font-size="${size}"`} font-weight="${weight}" fill="${fill}" text-anchor="middle" ${FONT}>${text}</text>`;

const AREA = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 1 });
const areaText = (area: number) => `${AREA.format(area)} m²`;

// Furniture stands against the outer wall, so the area moves to the other side of the room.
function labelHeight(room: PlanBox, house: PlanBox): number {
  if (room.h < 118) return 0.5;
  return isAtFoot(room, house) ? 0.4 : 0.58;
}

function areaLabel(room: PlanBox & PlanRoom, house: PlanBox): string {
  const text = areaText(room.area);
  const size = Math.max(12, Math.min(24, (room.w - 10) / (text.length * 0.56), (room.h - 16) / 1.4));
  const y = room.y + room.h * labelHeight(room, house) + size * 0.35;
  return label(room.x + room.w / 2, y, size, 600, PLAN_INK, text);
}

const SLAB = { w: 46, h: 20, gap: 9 };
const NEIGHBOURS = [1, 0, -1];

/** Three storeys on top of each other with this one filled, and its number as a lift says it. */
function levelMark(x: number, y: number, level: number): string {
  const slabs = NEIGHBOURS.toReversed().map((up) =>
    path(
      d`M${x} ${y - up * SLAB.gap}l${SLAB.w / 2} ${-SLAB.h / 2}l${SLAB.w / 2} ${SLAB.h / 2}l${-SLAB.w / 2} ${SLAB.h / 2}z`,
      up === 0 ? "#a8452f" : "#efe7d6",
      `stroke="${PLAN_INK}" stroke-width="1.6" stroke-linejoin="round"`,
    ),
  );
  const number = level > 0 ? `+${level}` : String(level).replace("-", "−");
  return slabs.join("") + label(x + SLAB.w + 32, y + 10, 29, 650, PLAN_INK, number);
}

const opening = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, "#ffffff") +
  stroke(w > h ? d`M${x} ${y + h / 2}h${w}` : d`M${x + w / 2} ${y}v${h}`, "#5b93a3", 2.5) +
  stroke(d`M${x} ${y}h${w}v${h}h${-w}z`, PLAN_INK, 1.6);

function outerWindows(rooms: readonly PlanBox[], house: PlanBox): string {
  return rooms
    .map((room) => {
      const w = Math.min(150, room.w * 0.46);
      const h = Math.min(150, room.h * 0.46);
      const midX = room.x + room.w / 2 - w / 2;
      const midY = room.y + room.h / 2 - h / 2;
      return [
        room.y < house.y + 1 ? opening(midX, house.y - WALL, w, WALL) : "",
        room.y + room.h > house.y + house.h - 1 && room.w > 120
          ? opening(room.x + room.w * 0.72 - w * 0.4, house.y + house.h, w * 0.7, WALL)
          : "",
        room.x < house.x + 1 && room.y >= house.y + 1 ? opening(house.x - WALL, midY, WALL, h) : "",
        room.x + room.w > house.x + house.w - 1 && room.y >= house.y + 1
          ? opening(house.x + house.w, midY, WALL, h)
          : "",
      ].join("");
    })
    .join("");
}

function drawFloor(floor: PlanFloor, frame: PlanBox, scale: number, isGround: boolean): string {
  const total = floor.rooms.reduce((sum, room) => sum + room.area, 0);
  const ratio = Math.min(1.75, Math.max(0.9, (frame.w / frame.h) * 0.96));
  const w = Math.min(frame.w, Math.sqrt(total * ratio) * scale);
  const h = Math.min(frame.h, (total * scale * scale) / w);
  const house = { x: frame.x + (frame.w - w) / 2, y: frame.y + (frame.h - h) / 2, w, h };
  const rooms = arrangeFloor(floor.rooms, house);
  const tints = ["#fbf6ec", "#f6f1e6", "#f9f4ea"];
  const floors = rooms.map((room, at) => rect(room.x, room.y, room.w, room.h, tints[at % 3] ?? "#fbf6ec"));
  const inner = rooms.map((room) => d`M${room.x} ${room.y}h${room.w}v${room.h}h${-room.w}z`).join("");
  return (
    rect(house.x - WALL + 6, house.y - WALL + 9, w + WALL * 2, h + WALL * 2, "#2c3b41", 'opacity=".1"') +
    rect(house.x - WALL, house.y - WALL, w + WALL * 2, h + WALL * 2, PLAN_INK) +
    floors.join("") +
    rooms.map((room) => drawFittings(room, house)).join("") +
    stroke(inner, PLAN_INK, 6.5) +
    outerWindows(isGround ? rooms.filter((room) => room !== entranceOf(rooms, house)) : rooms, house) +
    drawInnerDoors(rooms) +
    (isGround ? drawFrontDoor(rooms, house) : "") +
    rooms.map((room) => areaLabel(room, house)).join("") +
    levelMark(frame.x + frame.w / 2 - SLAB.w, frame.y - 44, floor.level)
  );
}

function scaleBar(height: number, scale: number): string {
  const metre = scale;
  const x = MARGIN;
  const y = height - 48;
  const parts = [0, 1, 2, 3, 4].map((at) =>
    rect(
      x + at * metre,
      y,
      metre,
      9,
      at % 2 ? "#ffffff" : PLAN_INK,
      `stroke="${PLAN_INK}" stroke-width="1.5"`,
    ),
  );
  return (
    parts.join("") +
    label(x, y + 29, 17, 400, "#5d686c", "0") +
    label(x + 5 * metre, y + 29, 17, 400, "#5d686c", "5 m")
  );
}

export function drawFloorPlan({ seed, floors: wished }: FloorPlanWish): string {
  const floors = wished
    .map(({ level, rooms }) => ({ level, rooms: rooms.filter((room) => room.area > 0) }))
    .filter((floor) => floor.rooms.length > 0);
  const columns = floors.length > 1 ? 2 : 1;
  const rows = Math.max(1, Math.ceil(floors.length / columns));
  const height = rows === 1 ? 1000 : 140 + rows * 720;
  const sheet = openSheet({ seed: `${seed}|plan`, width: WIDTH, height, light: "day" });
  const cell = { w: (WIDTH - MARGIN * (columns + 1)) / columns, h: (height - 120 - rows * 110) / rows };
  const largest = Math.max(
    1,
    ...floors.map((floor) => floor.rooms.reduce((sum, room) => sum + room.area, 0)),
  );
  const scale = Math.sqrt((cell.w * cell.h * 0.9) / largest);
  const drawn = floors.map((floor, at) =>
    drawFloor(
      floor,
      {
        x: MARGIN + (at % columns) * (cell.w + MARGIN),
        y: 110 + Math.floor(at / columns) * (cell.h + 110),
        ...cell,
      },
      scale,
      at === 0,
    ),
  );
  return sheet.close(rect(0, 0, WIDTH, height, "#ffffff") + drawn.join("") + scaleBar(height, scale));
}
