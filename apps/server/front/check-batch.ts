import type { TrackingSet } from "@voxlog/tracking";
import { CHECKED_HEADER } from "../pocketbase/child.ts";
import { parseJson, toText } from "../process/parse-json.ts";
import type { BatchRequest } from "../tracking/sqlite/read-batch.ts";
import { apiError } from "./api.ts";
import { type Check, readFields } from "./guard.ts";

/**
 * Creates the check that only lets visitors send batches of the tracker's requests. A request's headers in a batch
 * would replace the real ones, including the network that limits count. PocketBase ignores the case of names, so it
 * receives only what was checked.
 */
export function checkBatches(sets: readonly TrackingSet[]): Check {
  const names = (kinds: ("sessions" | "page_visits" | "events")[]) =>
    new Set(sets.flatMap(({ collections }) => kinds.map((kind) => collections[kind])));
  const updated = names(["sessions", "page_visits"]);
  const created = names(["sessions", "page_visits", "events"]);
  const isTrackers = ({ method, url, headers }: BatchRequest & { headers?: object }) => {
    const [, collection = "", record] =
      /^\/api\/collections\/(\w+)\/records(\/[a-z0-9]{15})?$/.exec(toText(url)) ?? [];
    const isOurs = record
      ? method === "PATCH" && updated.has(collection)
      : method === "POST" && created.has(collection);
    return isOurs && Object.keys(headers ?? {}).length === 0;
  };
  return async (guarded, holder) => {
    const isBatch = guarded.path === "/api/batch" && guarded.request.method === "POST";
    if (!isBatch || holder?.role === "owner") return undefined;
    const requests = requestsOf(await readFields(guarded));
    if (!requests?.every((each) => each && isTrackers(each)))
      throw apiError(400, "Unsupported batch request.");
    const checked = requests.map(({ method, url, body }) => ({ method, url, body }));
    return {
      headers: { [CHECKED_HEADER]: "yes", "Content-Type": "application/json" },
      body: Buffer.from(JSON.stringify({ requests: checked })),
    };
  };
}

/** Reads the form's only field. The tracker sends JSON in a form because that needs no preflight. */
function requestsOf(fields: Record<string, unknown>): BatchRequest[] | undefined {
  const payload = fields["@jsonPayload"];
  const { requests } = payload ? Object(parseJson(toText(payload))) : fields;
  return Array.isArray(requests) ? requests : undefined;
}
