import { onDemand } from "../../chunks/on-demand.tsx";
import "./empty-house.module.css";

export type Scene = "unlit" | "sold" | "scaffold" | "asleep" | "searching";

/** A drawing beside words: where its code can't be had, the words do. */
export const EmptyHouse = onDemand(async () =>
  import("./house-scene.tsx").then(
    ({ HouseScene }) => HouseScene,
    () => Nothing,
  ),
);

function Nothing() {
  return null;
}
