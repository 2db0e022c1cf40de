/** Wrong tries at one code, from wherever: then it is void. */
const MOST_TRIES = 5;

/** Whether codes can be mailed, and the environment wants them to be asked for. */
exports.isWanted = () => $os.getenv("SECOND_FACTOR") === "on";

/**
 * Asks for a password that was right before anybody is mailed a code: who knows an address alone could fill its mailbox,
 * or have a code to guess at. Whether there is such an account, the answer does not say.
 *
 * @throws BadRequestError
 */
exports.expectPassword = (e) => {
  let isRight = false;
  try {
    const given = e.app.findRecordById("_mfas", String(e.requestInfo().body["mfaId"] ?? ""));
    isRight =
      e.record?.id === given.getString("recordRef") &&
      given.getString("method") === "password" &&
      given.getDateTime("created").time().unixMilli() > Date.now() - 1000 * e.collection.mfa.duration;
  } catch {
    // There is none.
  }
  if (!isRight) throw new BadRequestError("Sign in with a password first.");
};

/** Mails a code by the launcher, at once: one that comes late is of no use, so none waits in the outbox. */
exports.mailCode = (e) => {
  const relay = $os.getenv("MAIL_RELAY_URL");
  if (!relay) throw new Error("A code could not be mailed: mail is not set up.");
  const code = { id: $security.randomString(15), kind: "code", tries: 1 };
  const { statusCode, json } = $http.send({
    url: relay,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ ...code, to: e.record.email(), code: e.meta["password"] }]),
    timeout: 30,
  });
  if (statusCode !== 200 || !json[0].sent) throw new Error(`A code could not be mailed: ${json?.[0]?.error}`);
};

/**
 * Goes on with a try at a code, and voids the code after a few wrong ones. PocketBase counts them too, for each address:
 * who has many addresses would have as many tries.
 */
exports.limitTries = (e, next) => {
  const id = String(e.requestInfo().body["otpId"] ?? "");
  const key = `tries at ${id}`;
  try {
    next();
    e.app.store().remove(key);
  } catch (error) {
    const code = findCode(e.app, id);
    let tries = 0;
    if (code) {
      e.app.store().setFunc(key, (before) => {
        tries = (before || 0) + 1;
        return tries;
      });
    }
    if (tries >= MOST_TRIES) e.app.delete(code);
    // Whoever was right, or too late, leaves no code behind to count for.
    if (!code || tries >= MOST_TRIES) e.app.store().remove(key);
    throw error;
  }
};

function findCode(app, id) {
  try {
    return app.findRecordById("_otps", id);
  } catch {
    return null;
  }
}
