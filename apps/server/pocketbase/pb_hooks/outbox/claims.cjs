const { minutesUntilNextTry } = require(`${__hooks}/outbox/back-off.cjs`);

/** About three days, a weekend and a Monday: after that somebody has to look. */
const MAX_TRIES = 300;

/** How long, in seconds, a mail is its sender's: longer than sending it can take. */
const LEASE = 180;

/** Mails at once: as many connections as the strictest of the large mail providers takes from one sender. */
const AT_ONCE = 3;

const NOW = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
const AFTER = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', {:after} || ' seconds')";
const HOUR_AGO = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour')";
const IS_DUE = `status IN ('waiting', 'sending') AND due <= ${NOW}`;

/**
 * Takes the mails that are due, a few at once, so that nobody else sends them meanwhile: those first that were tried
 * least, so that none waits for one that fails again and again. One whose sender died while it had the mail is due again
 * when its lease is over; nobody knows whether it was sent, so it is.
 */
exports.claimMails = (app) =>
  claim(app, `SELECT id FROM outbox WHERE ${IS_DUE} AND NOT bundled ORDER BY tries, due LIMIT ${AT_ONCE}`);

/** Takes all that go in one mail together, which is sent once an hour at most. */
exports.claimBundle = (app) =>
  claim(
    app,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND bundled
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE bundled AND status = 'sent' AND updated > ${HOUR_AGO})`,
  );

/** Has leads beyond so many mails an hour go in one together. Those that have been tried go on by themselves. */
exports.bundleBeyond = (app, mailsPerHour) => {
  app
    .nonconcurrentDB()
    .newQuery(
      `UPDATE outbox SET bundled = TRUE
       WHERE kind = 'lead' AND status = 'waiting' AND tries = 0 AND NOT bundled AND id NOT IN (
         SELECT id FROM outbox WHERE kind = 'lead' AND status = 'waiting' AND tries = 0 AND NOT bundled
         ORDER BY due LIMIT MAX(0, {:most} - (
           SELECT COUNT(*) FROM outbox
           WHERE kind = 'lead' AND NOT bundled AND status IN ('sent', 'sending') AND updated > ${HOUR_AGO}
         ))
       )`,
    )
    .bind({ most: mailsPerHour })
    .execute();
};

/** One statement, and so one writer at a time. */
function claim(app, which) {
  const claimed = arrayOf(
    new DynamicModel({
      id: "",
      kind: "",
      language: "",
      signup: "",
      demo_request: "",
      tries: 0,
      held: "",
      repeats: 0,
    }),
  );
  app
    .nonconcurrentDB()
    .newQuery(
      `UPDATE outbox SET status = 'sending', tries = tries + 1, due = ${AFTER}, updated = ${NOW} WHERE id IN (${which})
       RETURNING id, kind, language, signup, demo_request, tries, held, repeats`,
    )
    .bind({ after: LEASE })
    .all(claimed);
  return claimed;
}

/**
 * Writes down what became of a mail. It insists: a mail that was sent and is not marked as sent would be sent again.
 */
exports.settleMail = (app, mail, outcome) => {
  const { sent, refused, error = "" } = outcome;
  const status = sent ? "sent" : refused || mail.tries >= MAX_TRIES ? "failed" : "waiting";
  insist(() =>
    app
      .nonconcurrentDB()
      .newQuery(
        `UPDATE outbox SET status = {:status}, error = {:error}, due = ${AFTER}, updated = ${NOW}
         WHERE id = {:id} AND status = 'sending' AND tries = {:tries}`,
      )
      .bind({
        status,
        error: error.slice(0, 500),
        after: status === "waiting" ? Math.round(60 * minutesUntilNextTry(mail.tries, Math.random())) : 0,
        id: mail.id,
        tries: mail.tries,
      })
      .execute(),
  );
};

/** Tries for a minute, which is within the lease. */
function insist(write) {
  for (let tries = 60; ; tries--) {
    try {
      return write();
    } catch (error) {
      if (tries === 1) throw error;
      sleep(1000);
    }
  }
}
