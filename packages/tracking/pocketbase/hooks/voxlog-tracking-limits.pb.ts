// Rejects requests that the collection rules would reject only after an expensive query.
import * as handlers from "./handlers.ts";

routerUse((e) => handlers.limitRequest(e));
onBatchRequest((e) => handlers.limitBatch(e));
