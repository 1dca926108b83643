/** How many bundles and deliveries of each site come to this process now. */
const coming = new Map<string, number>();

export function countUploads(siteId: string): number {
  return coming.get(siteId) ?? 0;
}

/** Counts an upload while it comes; what it waits for may take two hours, and gigabytes of the disk. */
export async function whileUploading<T>(siteId: string, work: () => Promise<T>): Promise<T> {
  coming.set(siteId, countUploads(siteId) + 1);
  try {
    return await work();
  } finally {
    const left = countUploads(siteId) - 1;
    if (left === 0) coming.delete(siteId);
    else coming.set(siteId, left);
  }
}
