/** What SQLite says when it is not the record's fault that it was not stored: https://www.sqlite.org/rescode.html */
const STORAGE =
  /disk is full|disk I\/O error|readonly database|unable to open database|malformed|is locked|SQL logic error/;

/**
 * Tells the owner, in the server's own output, that the database cannot be written to, since its log is kept on
 * the same disk; and the visitor that the fault is the server's, and will pass.
 */
exports.reportStorageFailure = (e) => {
  const reason = String(e.error);
  if (STORAGE.test(reason)) {
    console.error(`A record of ${e.record.collection().name} could not be stored: ${reason}`);
    throw new ApiError(503, "Nothing can be stored at the moment. Please try again later.");
  }
  return e.next();
};
