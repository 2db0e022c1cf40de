const { claimMail, settleMail } = require(`${__hooks}/outbox/claims.cjs`);

const RUNNING = "outbox is being sent";

/** Seconds to wait for the relay, which gives up on a mail server earlier than that. */
const RELAY_TIMEOUT = 90;

/**
 * Sends every mail that is due, one after the other. Where no mail server can be reached one mail is tried and the
 * others are left as they are: an outage costs them no tries, and they go as soon as it is over.
 *
 * @param relay the address of the launcher's mail relay; none when mail is not set up, and then all wait.
 */
exports.sendDueMails = (app, relay) => {
  if (!relay || app.store().get(RUNNING)) return;
  app.store().set(RUNNING, true);
  try {
    for (let mail = claimMail(app); mail; mail = claimMail(app)) {
      const outcome = send(app, relay, mail);
      settleMail(app, mail, outcome);
      if (outcome.unreachable) return;
    }
  } finally {
    app.store().remove(RUNNING);
  }
};

function send(app, relay, mail) {
  const collection = mail.signup ? "signups" : "demo_requests";
  try {
    const lead = app.findRecordById(collection, mail.signup || mail.demo_request);
    const response = $http.send({
      url: relay,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        id: mail.id,
        kind: mail.kind,
        language: mail.language,
        collection,
        received: lead.getDateTime("created").time().unixMilli(),
        lead: lead.publicExport(),
      }),
      timeout: RELAY_TIMEOUT,
    });
    return response.statusCode === 200
      ? response.json
      : { error: `The relay answered ${response.statusCode}.` };
  } catch (error) {
    return { error: String(error), unreachable: true };
  }
}
