/** What a module stands for, by its file: "/features/map/offices-map.island.tsx" is "offices-map". */
export function moduleName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, file.indexOf("."));
}
