import type { Point } from "./clip-ring.ts";

/** The parts of `belgium.json` of github.com/bmesuere/belgium-topojson (CC0 1.0) that borders are made from. */
export type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly municipalities: { readonly geometries: readonly Municipality[] } };
};

type Municipality = {
  readonly arcs: readonly (number | readonly (number | readonly number[])[])[];
  readonly properties: { readonly name_nl: string };
};

/** Municipalities of 2019 that are one since 2025. */
const MERGED: readonly (readonly string[])[] = [
  ["Antwerpen", "Borsbeek"],
  ["Bastenaken", "Bertogne"],
  ["Beveren", "Kruibeke", "Zwijndrecht"],
  ["Bilzen", "Hoeselt"],
  ["De Pinte", "Nazareth"],
  ["Galmaarden", "Gooik", "Herne"],
  ["Ham", "Tessenderlo"],
  ["Hasselt", "Kortessem"],
  ["Lochristi", "Wachtebeke"],
  ["Lokeren", "Moerbeke"],
  ["Melle", "Merelbeke"],
  ["Meulebeke", "Tielt"],
  ["Ruiselede", "Wingene"],
  ["Borgloon", "Tongeren"],
];

/** The borders between municipalities, each once; those of the country are drawn with its land. */
export function municipalBorders({ transform, arcs, objects }: Topology): Point[][] {
  const owners = new Map<number, Set<string>>();
  for (const { arcs: rings, properties } of objects.municipalities.geometries) {
    for (const arc of rings.flat(3) as number[]) {
      const at = arc < 0 ? ~arc : arc;
      owners.set(at, (owners.get(at) ?? new Set()).add(ownerOf(properties.name_nl)));
    }
  }
  return arcs.flatMap((arc, at) => ((owners.get(at)?.size ?? 0) > 1 ? [pointsOf(arc, transform)] : []));
}

function ownerOf(name: string): string {
  return MERGED.find((names) => names.includes(name))?.[0] ?? name;
}

function pointsOf(arc: readonly Point[], { scale, translate }: Topology["transform"]): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([right, up]): Point => {
    x += right;
    y += up;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
