import { useSay } from "../shell/words/say-context.tsx";
import { MapFrame } from "./map-frame.tsx";

export type OfficePoint = {
  readonly id: number;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
};

/** Milliseconds (specification, point 9). */
const DELAY = 200;

const load = async () => (await import("./live/live-offices.tsx")).LiveOffices;

type OfficesMapProps = { readonly offices: readonly OfficePoint[]; readonly className?: string | undefined };

/** All offices that have a place; their cards stand beside it. */
export function OfficesMap({ offices, className }: OfficesMapProps) {
  const say = useSay();
  if (offices.length === 0) return null;
  return (
    <MapFrame className={className} label={say("map.offices")} load={load} part={{ offices }} delay={DELAY} />
  );
}
