/** Confirmations an hour, to whomever: more are the work of programs, whose addresses are others'. */
const MOST_CONFIRMATIONS = 60;

/**
 * Stores the mails that a new lead asks for: one to the owner, and where the owner wants it one to the visitor.
 *
 * @param held why the lead looks like none, if it does: then it goes with others in one mail, and nobody is thanked.
 */
exports.queueMails = (app, lead, language, held) => {
  queue(app, lead, { kind: "lead", language, held, bundled: held !== "" });
  if (held || $os.getenv("VOXLOG_CONFIRM_LEADS") !== "on") return;
  if (isConfirmedToday(app, lead.getString("email")) || isConfirmedTooOften(app)) return;
  queue(app, lead, { kind: "confirmation", language });
};

/** Counts a lead that was sent again: it makes no mail of its own. */
exports.countRepeat = (app, lead) => {
  const filter = `kind = 'lead' && ${relationTo(lead)} = {:id}`;
  const [mail] = app.findRecordsByFilter("outbox", filter, "", 1, 0, { id: lead.id });
  if (!mail) return; // The owner entered it.
  mail.set("repeats", mail.getInt("repeats") + 1);
  app.save(mail);
};

const relationTo = (lead) => (lead.collection().name === "signups" ? "signup" : "demo_request");

function queue(app, lead, fields) {
  const mail = new Record(app.findCollectionByNameOrId("outbox"));
  for (const [name, value] of Object.entries(fields)) mail.set(name, value);
  mail.set(relationTo(lead), lead.id);
  mail.set("status", "waiting");
  mail.set("due", new DateTime());
  app.save(mail);
}

/** Anybody can send a form with somebody else's address: whoever does so all day may not fill that mailbox. */
function isConfirmedToday(app, email) {
  const found = arrayOf(new DynamicModel({ id: "" }));
  app
    .db()
    .newQuery(
      `SELECT outbox.id FROM outbox
       LEFT JOIN signups ON signups.id = outbox.signup
       LEFT JOIN demo_requests ON demo_requests.id = outbox.demo_request
       WHERE outbox.kind = 'confirmation'
         AND outbox.created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 day')
         AND lower(coalesce(signups.email, demo_requests.email)) = lower({:email})
       LIMIT 1`,
    )
    .bind({ email })
    .all(found);
  return found.length > 0;
}

function isConfirmedTooOften(app) {
  const found = new DynamicModel({ count: 0 });
  app
    .db()
    .newQuery(
      `SELECT COUNT(*) AS count FROM outbox
       WHERE kind = 'confirmation' AND created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour')`,
    )
    .one(found);
  return found.count >= MOST_CONFIRMATIONS;
}
