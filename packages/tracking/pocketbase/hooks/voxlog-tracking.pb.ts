// Rejects or corrects what collection rules can't: wrong clocks, flooding sessions, and updates that arrive twice, late
// or concurrently. The JSON file names the collections.
import * as handlers from "./handlers.ts";

const { sessions, page_visits, events } = require(`${__hooks}/voxlog-tracking.json`);

onRecordCreateRequest((e) => handlers.createVisit(e), ...page_visits);
onRecordUpdateRequest((e) => handlers.updateVisit(e), ...page_visits);
onRecordCreateRequest((e) => handlers.createSession(e), ...sessions);
onRecordUpdateRequest((e) => handlers.updateSession(e), ...sessions);
onRecordCreateRequest((e) => handlers.createEvent(e), ...events);

cronAdd("tracking-order", "7 * * * *", () => handlers.shuffleConversions());
cronAdd("tracking-retention", "17 3 * * *", () => handlers.removeOldVisits());
