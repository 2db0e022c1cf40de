const { forgetEnded } = require(`${__hooks}/sign-ins.cjs`);
const { forgetElsewhere } = require(`${__hooks}/staff.cjs`);
const { isSessionSearch } = require(`${__hooks}/voxlog-tracking/requests.cjs`);

/** Continues with a request, if it is allowed. */
exports.goOnWithinLimits = (e) => {
  forgetEnded(e);
  forgetElsewhere(e);
  const { method, url } = e.request;
  if (!e.hasSuperuserAuth() && isListPath(method, url.path)) {
    if (!isSessionSearch(url.rawQuery)) throw new BadRequestError("Unsupported query.");
    e.response.header().set("Cache-Control", "no-store");
  }
  return e.next();
};

/** Whether a request asks for a list of records; HEAD runs the same query as GET. */
const isListPath = (method, path) =>
  (method === "GET" || method === "HEAD") && /^\/api\/collections\/[^/]+\/records\/?$/.test(path);

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
