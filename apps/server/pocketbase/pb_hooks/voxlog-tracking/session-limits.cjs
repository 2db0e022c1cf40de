const WINDOW = 10_000;
/** Views, or events, of one session in a window: several tabs of somebody who is very quick, and no flood. */
const MOST = 200;

/**
 * Counts a row of a session, and refuses one too many: an office shares one address, whose limit has to be generous.
 * Sessions that end alike share a count, of which there are some thousand, so that no sender can fill the memory.
 */
exports.countRow = (app, kind, sessionId) => {
  const key = `${kind} of sessions in ${sessionId.slice(-2)}`;
  const begun = Math.floor(Date.now() / WINDOW) * (MOST + 1);
  // One number for the window and the count: what an earlier window left is below.
  const count = Math.max(app.store().get(key) || 0, begun) + 1;
  if (count > begun + MOST) throw new TooManyRequestsError("");
  app.store().set(key, count);
};
