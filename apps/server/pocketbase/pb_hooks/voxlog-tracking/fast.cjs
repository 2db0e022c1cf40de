const { countRow } = require(`${__hooks}/voxlog-tracking/session-limits.cjs`);
const { writeRows } = require(`${__hooks}/voxlog-tracking/prepared.cjs`);
const { statementOf } = require(`${__hooks}/voxlog-tracking/statements.cjs`);

/** The tracker's own batches are a tenth of this. */
const MOST_BYTES = 16 * 1024;
/** A view, its session, and the end of the view before. */
const MOST_REQUESTS = 3;
const FORM = /^multipart\/form-data; boundary=([\w-]{1,70})$/;

/**
 * Writes a batch of the tracker's, if it is one, and nothing speaks against it.
 *
 * @returns the records' ids; nothing where PocketBase has to see to it, with nothing written.
 */
exports.writeBatch = (e) => {
  const settings = e.app.settings();
  const requests = requestsOf(e, settings);
  if (!requests) return undefined;
  const statements = requests.map((request) => statementOf(e.app, request));
  // One row of a kind: so it is the limit of batches that binds, and no sender gets around those of the collections.
  const isOnlyOne = (statement, index) =>
    statement && statements.findIndex((each) => each?.kind === statement.kind) === index;
  if (!statements.every(isOnlyOne)) return undefined;
  const { rateLimits } = settings;
  const isLimited = rateLimits.enabled;
  if (isLimited && !isBoundByBatches(rateLimits, statements)) return undefined;
  const count = ({ sessionOfView }) => isLimited && sessionOfView && countRow(e.app, "views", sessionOfView);
  return writeRows(e.app, statements, count) ? statements.map(({ id }) => id) : undefined;
};

/** The requests of a batch as the tracker sends it: a form with nothing but JSON in it. */
function requestsOf({ request }, { batch }) {
  const { contentLength } = request;
  if (!batch.enabled || !(contentLength > 0 && contentLength <= MOST_BYTES)) return undefined;
  try {
    // One more than there are, so that the end is seen, and PocketBase can read it again.
    const text = payloadOf(request.header.get("Content-Type"), toString(request.body, MOST_BYTES + 1));
    const form = JSON.parse(text);
    // A name that comes twice, or half a character, is read in more than one way.
    if (JSON.stringify(form) !== text || text.includes("\ufffd") || text.includes("\\ud")) return undefined;
    const { requests } = form;
    const isTrackers =
      Array.isArray(requests) &&
      requests.length <= Math.min(MOST_REQUESTS, batch.maxRequests) &&
      requests.length > 0 &&
      Object.keys(form).length === 1;
    return isTrackers ? requests : undefined;
  } catch {
    return undefined; // No form, or no JSON.
  }
}

/** The only field of a form, as browsers write one. JSON has no line breaks, which alone could end it sooner. */
function payloadOf(contentType, body) {
  const boundary = FORM.exec(contentType)?.[1];
  const before = `--${boundary}\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n`;
  const after = `\r\n--${boundary}--`;
  const end = body.endsWith("\r\n") ? body.length - 2 : body.length;
  const isWhole = boundary && body.startsWith(before) && body.endsWith(after, end);
  return isWhole ? body.slice(before.length, end - after.length) : undefined;
}

/** Whether no limit of a collection is tighter than that of batches: PocketBase counts only what goes its own way. */
function isBoundByBatches(rateLimits, statements) {
  const perSecond = (...labels) => {
    const [rule, isThere] = rateLimits.findRateLimitRule(labels, "", "@guest");
    return isThere ? rule.maxRequests / rule.duration : Number.POSITIVE_INFINITY;
  };
  const batches = perSecond("POST /api/batch", "/api/batch");
  return statements.every(({ collection, action }) => {
    const path = `/api/collections/${collection}/records`;
    return perSecond(`${collection}:${action}`, `*:${action}`, path) >= batches;
  });
}
