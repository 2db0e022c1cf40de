const { minutesUntilNextTry } = require(`${__hooks}/outbox/back-off.cjs`);

/** About three days, a weekend and a Monday: after that somebody has to look. */
const MAX_TRIES = 300;

/** How long, in seconds, a mail is its sender's: longer than sending it can take. */
const LEASE = 180;

const NOW = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
const AFTER = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', {:after} || ' seconds')";

/**
 * Takes the mail that is due first, if any, so that nobody else sends it meanwhile. One whose sender died while it
 * had the mail is due again when its lease is over; nobody knows whether it was sent, so it is.
 */
exports.claimMail = (app) => {
  const claimed = arrayOf(
    new DynamicModel({ id: "", kind: "", language: "", signup: "", demo_request: "", tries: 0 }),
  );
  // One statement, and so one writer at a time.
  app
    .nonconcurrentDB()
    .newQuery(
      `UPDATE outbox SET status = 'sending', tries = tries + 1, due = ${AFTER}, updated = ${NOW}
       WHERE id = (
         SELECT id FROM outbox WHERE status IN ('waiting', 'sending') AND due <= ${NOW} ORDER BY due LIMIT 1
       )
       RETURNING id, kind, language, signup, demo_request, tries`,
    )
    .bind({ after: LEASE })
    .all(claimed);
  return claimed[0];
};

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
