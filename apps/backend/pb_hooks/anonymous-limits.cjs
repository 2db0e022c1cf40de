/** The largest body of a request: the longest record there is takes half of it. */
exports.MAX_BODY_BYTES = 16 * 1024;

/** Whether a request asks for a list of records; HEAD runs the same query as GET. */
exports.isListPath = (method, path) =>
  (method === "GET" || method === "HEAD") && /^\/api\/collections\/[^/]+\/records\/?$/.test(path);

exports.isSessionSearch = require(`${__hooks}/voxlog-tracking/requests.cjs`).isSessionSearch;

/**
 * Whether one request of a batch is a tracker's. Its headers must be empty: they would replace the
 * real ones, the trusted proxy's among them, and with it the address that limits count by.
 */
exports.isTrackingRequest = ({ method, url, headers }) => {
  const { sessions, page_visits, events } = require(`${__hooks}/voxlog-tracking.json`);
  const [, collection, record] = /^\/api\/collections\/(\w+)\/records(\/[a-z0-9]{15})?$/.exec(url) || [];
  const isOurs = record
    ? method === "PATCH" && [...sessions, ...page_visits].includes(collection)
    : method === "POST" && [...sessions, ...page_visits, ...events].includes(collection);
  return isOurs && Object.keys(headers || {}).length === 0;
};
