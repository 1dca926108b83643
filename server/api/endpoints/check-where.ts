import type { Where } from "#contract/listing/search.ts";
export function checkWhere(_where: Where): void {}
