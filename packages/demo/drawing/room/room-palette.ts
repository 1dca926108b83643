export type RoomPalette = {
  wall: string;
  accent: string;
  wood: string;
  fabric: string;
  second: string;
  floor: string;
  metal: string;
};

export const ROOM_PALETTES = {
  patina: {
    wall: "#e8e6d9",
    accent: "#3f6f5f",
    wood: "#b0814f",
    fabric: "#5c8574",
    second: "#d99a5a",
    floor: "#c39a6a",
    metal: "#b8914e",
  },
  brick: {
    wall: "#f1e6d8",
    accent: "#a8452f",
    wood: "#9c6b45",
    fabric: "#b9614a",
    second: "#e0b878",
    floor: "#b98a5c",
    metal: "#3a3d40",
  },
  sand: {
    wall: "#f4eee2",
    accent: "#c48a2c",
    wood: "#c79f6c",
    fabric: "#d8c6a6",
    second: "#8d9f8a",
    floor: "#d6b88c",
    metal: "#c2a15a",
  },
  sea: {
    wall: "#e9f0ef",
    accent: "#2f6f83",
    wood: "#c9a878",
    fabric: "#5b93a3",
    second: "#f0cf94",
    floor: "#d9c29a",
    metal: "#8a979b",
  },
  ink: {
    wall: "#dfe2e0",
    accent: "#2c3b41",
    wood: "#8a6142",
    fabric: "#46606a",
    second: "#c8704f",
    floor: "#a9805a",
    metal: "#2b2f33",
  },
} as const satisfies Record<string, RoomPalette>;

export type RoomPaletteName = keyof typeof ROOM_PALETTES;
