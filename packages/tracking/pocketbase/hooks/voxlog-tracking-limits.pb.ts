// Stops requests to the tracking collections that would be expensive to reject by their rules.
import * as handlers from "./handlers.ts";

routerUse((e) => handlers.limitRequest(e));
onBatchRequest((e) => handlers.limitBatch(e));
