// An e-mail field has no maximum of its own. 254 characters is the longest address that mail can be
// sent to (RFC 5321, a path of 256 with its brackets).
onRecordValidate(
  (e) => {
    const { refuseField } = require(`${__hooks}/voxlog-tracking/refuse-field.cjs`);
    if (e.record.getString("email").length > 254) {
      refuseField("email", "validation_max_text_constraint", "Must be no more than 254 character(s).");
    }
    return e.next();
  },
  "signups",
  "demo_requests",
);

// Leads reach a human by mail. A lead and the mails that it asks for are stored together or not at all; sending
// them is a job of its own (outbox.pb.js), so that no visitor waits for a mail server, or fails with it.
onRecordCreateRequest(
  (e) => {
    // A lead that the owner enters needs no mail, and moving to another host must not send all of them anew.
    if (e.hasSuperuserAuth()) return e.next();
    const { expectOwnPage, findSame, reasonToHold } = require(`${__hooks}/leads.cjs`);
    const { countRepeat, queueMails } = require(`${__hooks}/outbox/queue-mails.cjs`);
    const { readLanguage } = require(`${__hooks}/outbox/read-language.cjs`);
    expectOwnPage(e, $os.getenv("ORIGINS"));
    const secret = $os.getenv("PROOF_SECRET");
    if (secret) {
      const { makeChallenge, problemWithProof } = require(`${__hooks}/proof-of-work.cjs`);
      const problem = problemWithProof(e.app, e.requestInfo().body["altcha"], secret);
      if (problem) {
        const message = `A proof of work is asked for, and that of this lead is ${problem}.`;
        return e.json(428, { status: 428, message, data: {}, challenge: makeChallenge(secret) });
      }
    }
    const outside = e.app;
    let same;
    try {
      outside.runInTransaction((transaction) => {
        e.app = transaction;
        // A transaction that begins by reading can lose its write to another process's commit: take the lock first.
        transaction.db().newQuery("DELETE FROM outbox WHERE FALSE").execute();
        same = findSame(transaction, e.record);
        if (same) return countRepeat(transaction, same);
        e.next();
        const accepted = e.requestInfo().headers["accept_language"];
        queueMails(transaction, e.record, readLanguage(accepted, $os.getenv("LANGUAGES")), reasonToHold(e));
      });
    } finally {
      e.app = outside;
    }
    if (!same) return;
    // As new: whoever sends somebody else's details is not told that they were here before.
    for (const field of ["created", "updated"]) same.setRaw(field, new DateTime());
    return e.json(200, same);
  },
  "signups",
  "demo_requests",
);

cronAdd("proofs-of-work", "*/10 * * * *", () => require(`${__hooks}/proof-of-work.cjs`).forgetUsed($app));
