import { type Store, StoreFailure } from "@voxlog/tracking";

/** A store behind two addresses of your own server: `/changes` and `/leave`. */
export function restStore(url: string): Store {
  // Text, unlike JSON, may be sent to another origin without asking first, also by a page that goes away.
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: "POST", keepalive: true, body: JSON.stringify(body) });

  return {
    name: "rest",
    async write(change, events = []) {
      const response = await post("/changes", [change, ...events]).catch((cause: unknown) => {
        throw new StoreFailure("No connection.", { temporary: true, cause });
      });
      if (!response.ok)
        throw new StoreFailure(`Status ${response.status}.`, { temporary: response.status >= 500 });
    },
    leave(end, unconfirmed) {
      post("/leave", { end, unconfirmed }).catch(() => {
        // The changes wait in session storage; the end alone is lost.
      });
    },
  };
}
