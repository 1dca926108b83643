const loads = new Map<string, Promise<void>>();

/** Links a style sheet, unless this page has it; answers once its styles apply, and fails where it cannot be had. */
export function loadSheet(address: string): Promise<void> {
  const load = loads.get(address) ?? linkSheet(address);
  loads.set(address, load);
  return load;
}

/** Links the sheets of another page, whose parts are to be shown in this one. */
export async function loadSheetsOf(page: Document): Promise<void> {
  await Promise.all(addressesIn(page).map(loadSheet));
}

function linkSheet(address: string): Promise<void> {
  if (addressesIn(document).includes(address)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.addEventListener("load", () => resolve());
    // Whoever waits for it does without: the page stays, and the next try may have it.
    link.dataset["awaited"] = "";
    link.addEventListener("error", () => {
      link.remove();
      loads.delete(address);
      reject(new Error(`Failed to load ${address}`));
    });
    document.head.append(link);
  });
}

function addressesIn({ head }: Document): string[] {
  return [...head.querySelectorAll("link[rel='stylesheet']")].flatMap(
    (link) => link.getAttribute("href") ?? [],
  );
}
