/** What people call places beside their official names in the four languages, as `keyOfName` writes both. */
export const PLACE_ALIASES: Readonly<Record<string, string>> = {
  antwerp: "antwerpen",
  bruges: "brugge",
  brussels: "brussel",
  bxl: "brussel",
  coq: "de haan",
  coxyde: "koksijde",
  ghent: "gent",
  heist: "heist aan zee",
  knokke: "knokke heist",
  "la panne": "de panne",
  latem: "sint martens latem",
  lln: "louvain la neuve",
  molenbeek: "sint jans molenbeek",
  ostend: "oostende",
  ottignies: "ottignies louvain la neuve",
};
