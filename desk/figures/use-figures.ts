import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { Figures } from "../api/published.ts";

export type FiguresChoice = Pick<Figures, "period" | "deal">;

/** What visitors looked for; the day's figures stay the same until tomorrow. */
export function useFigures({ period, deal }: FiguresChoice) {
  return useQuery({
    queryKey: ["figures", period, deal],
    queryFn: () => call<Figures>("GET", `figures?${new URLSearchParams({ period, deal })}`),
    staleTime: 600_000,
  });
}
