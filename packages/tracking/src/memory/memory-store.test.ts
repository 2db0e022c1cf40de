import { testStoreContract } from "../store-contract/index.ts";
import { memoryStore } from "./index.ts";

testStoreContract("memory", () => {
  const store = memoryStore();
  return {
    open: () => store,
    rows: async (id) => ({
      sessions: store.sessions.filter(({ session_id }) => session_id === id),
      visits: store.visits.filter(({ session_id }) => session_id === id),
    }),
  };
});
