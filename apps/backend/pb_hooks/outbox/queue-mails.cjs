/**
 * Stores the mails that a new lead asks for: one to the owner, and where the owner wants it one to the visitor.
 */
exports.queueMails = (app, lead, language) => {
  queue(app, lead, "lead", language);
  if ($os.getenv("VOXLOG_CONFIRM_LEADS") === "on" && !isConfirmedToday(app, lead.getString("email"))) {
    queue(app, lead, "confirmation", language);
  }
};

function queue(app, lead, kind, language) {
  const mail = new Record(app.findCollectionByNameOrId("outbox"));
  mail.set("kind", kind);
  mail.set(lead.collection().name === "signups" ? "signup" : "demo_request", lead.id);
  mail.set("language", language);
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
