import { memoryStore } from "./memory.ts";
import { testStoreContract } from "./store-contract.ts";

testStoreContract("memory", () => {
  const store = memoryStore();
  return {
    open: () => store,
    rows: async (id) => ({
      sessions: store.sessions.filter(({ session_id }) => session_id === id),
      visits: store.visits
        .filter(({ session_id }) => session_id === id)
        .toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1)),
      events: store.events.filter(({ session_id }) => session_id === id),
    }),
  };
});
