import { type Store, StoreFailure } from "@voxlog/tracking";

/** A store behind an address of your own server, `/changes`. */
export function restStore(url: string): Store {
  return {
    name: "rest",
    async write(changes) {
      // Text, unlike JSON, may be sent to another origin without asking first, also by a page that goes away.
      const request = { method: "POST", keepalive: true, body: JSON.stringify(changes) };
      const response = await fetch(`${url}/changes`, request).catch((cause: unknown) => {
        throw new StoreFailure("No connection.", { temporary: true, cause });
      });
      if (!response.ok)
        throw new StoreFailure(`Status ${response.status}.`, { temporary: response.status >= 500 });
    },
  };
}
