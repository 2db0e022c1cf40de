import { type Store, StoreFailure } from "@voxlog/tracking";

/** A store that posts to your own server's `/changes`. */
export function restStore(url: string): Store {
  return {
    name: "rest",
    async write(changes) {
      // Text, unlike JSON, needs no preflight to another origin, also when the page closes.
      const request = { method: "POST", keepalive: true, body: JSON.stringify(changes) };
      const response = await fetch(`${url}/changes`, request).catch((cause: unknown) => {
        throw new StoreFailure("No connection.", { temporary: true, cause });
      });
      if (!response.ok)
        throw new StoreFailure(`Status ${response.status}.`, { temporary: response.status >= 500 });
    },
  };
}
