const { bundleBeyond, claimBundle, claimMails, settleMail } = require(`${__hooks}/outbox/claims.cjs`);

const RUNNING = "outbox is being sent";

/** Seconds to wait for the relay, which gives up on a mail server earlier than that. */
const RELAY_TIMEOUT = 90;

/** Leads that one mail lists; how many more there are, it says. */
const LISTED = 100;

/**
 * Sends every mail that is due, a few at once. Where no mail server can be reached those are tried and the others are
 * left as they are: an outage costs them no tries, and they go as soon as it is over. Leads beyond a number an hour, and
 * those that look like none, go in one mail together.
 *
 * @param relay the address of the launcher's mail relay; none when mail is not set up, and then all wait.
 */
exports.sendDueMails = (app, relay, mailsPerHour) => {
  if (!relay || app.store().get(RUNNING)) return;
  app.store().set(RUNNING, true);
  try {
    bundleBeyond(app, mailsPerHour);
    for (let mails = claimMails(app); mails.length > 0; mails = claimMails(app)) {
      const outcomes = send(
        relay,
        mails.map((mail) => ({ ...leadOf(app, mail), kind: mail.kind, tries: mail.tries })),
      );
      for (const [i, mail] of mails.entries()) settleMail(app, mail, outcomes[i]);
      if (outcomes.every(({ unreachable }) => unreachable)) return;
      bundleBeyond(app, mailsPerHour);
    }
    sendBundle(app, relay);
  } finally {
    app.store().remove(RUNNING);
  }
};

function sendBundle(app, relay) {
  const bundle = claimBundle(app);
  if (bundle.length === 0) return;
  const [{ id, language, tries }] = bundle;
  const leads = bundle.slice(0, LISTED).map((mail) => leadOf(app, mail));
  const [outcome] = send(relay, [
    { id, language, tries, kind: "digest", leads, more: bundle.length - leads.length },
  ]);
  for (const mail of bundle) settleMail(app, mail, outcome);
}

function leadOf(app, mail) {
  const collection = mail.signup ? "signups" : "demo_requests";
  const lead = app.findRecordById(collection, mail.signup || mail.demo_request);
  return {
    id: mail.id,
    language: mail.language,
    collection,
    received: lead.getDateTime("created").time().unixMilli(),
    held: mail.held,
    repeats: mail.repeats,
    lead: lead.publicExport(),
  };
}

/** Has the relay send some mails, and gives what became of each. */
function send(relay, mails) {
  const all = (outcome) => mails.map(() => outcome);
  try {
    const response = $http.send({
      url: relay,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(mails),
      timeout: RELAY_TIMEOUT,
    });
    if (response.statusCode === 200) return response.json;
    return all({ error: `The relay answered ${response.statusCode}.` });
  } catch (error) {
    return all({ error: String(error), unreachable: true });
  }
}
