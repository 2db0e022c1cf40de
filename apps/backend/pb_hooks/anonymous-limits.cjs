/** The largest body of a request: the longest record there is takes half of it. */
exports.MAX_BODY_BYTES = 16 * 1024;

/** Whether a request asks for a list of records; HEAD runs the same query as GET. */
exports.isListPath = (method, path) =>
  (method === "GET" || method === "HEAD") && /^\/api\/collections\/[^/]+\/records\/?$/.test(path);

/**
 * Whether a list's parameters look for one session by its whole id. Any other filter can be made
 * slow (150 terms took seconds), and sorting or expanding tells something of rows that are not shown.
 */
exports.isSessionSearch = (rawQuery) => {
  const parameters = rawQuery.split("&");
  const filters = parameters.filter((parameter) => parameter.startsWith("filter="));
  const others = parameters.filter((parameter) => !parameter.startsWith("filter="));
  return (
    others.every((parameter) => /^(page|perPage|skipTotal)=\w*$/.test(parameter)) &&
    filters.length === 1 &&
    /^\s*session_id\s*=\s*(["'])[a-z0-9-]{20,64}\1\s*$/.test(decode(filters[0].slice("filter=".length)))
  );
};

function decode(value) {
  try {
    return decodeURIComponent(value.replace(/\+/g, " "));
  } catch {
    return "";
  }
}

/**
 * Whether one request of a batch is a tracker's. Its headers must be empty: they would replace the
 * real ones, the trusted proxy's among them, and with it the address that limits count by.
 */
exports.isTrackingRequest = ({ method, url, headers }) =>
  (method === "POST"
    ? /^\/api\/collections\/(app_)?(sessions|page_visits)\/records$/.test(url)
    : method === "PATCH" &&
      /^\/api\/collections\/(app_)?(sessions|page_visits)\/records\/[a-z0-9]{15}$/.test(url)) &&
  Object.keys(headers || {}).length === 0;
