// Leads reach a human by mail. A lead and the mails that it asks for are stored together or not at all; sending
// them is a job of its own, so that no visitor waits for a mail server, or fails with it.

onRecordCreateRequest(
  (e) => {
    // A lead that the owner enters needs no mail, and moving to another host must not send all of them anew.
    if (e.hasSuperuserAuth()) return e.next();
    const { queueMails } = require(`${__hooks}/outbox/queue-mails.cjs`);
    const { readLanguage } = require(`${__hooks}/outbox/read-language.cjs`);
    const outside = e.app;
    try {
      outside.runInTransaction((transaction) => {
        e.app = transaction;
        e.next();
        const accepted = e.requestInfo().headers["accept_language"];
        queueMails(transaction, e.record, readLanguage(accepted, $os.getenv("LANGUAGES")));
      });
    } finally {
      e.app = outside;
    }
  },
  "signups",
  "demo_requests",
);

cronAdd("outbox", "* * * * *", () => {
  const { sendDueMails } = require(`${__hooks}/outbox/send-due-mails.cjs`);
  sendDueMails($app, $os.getenv("MAIL_RELAY_URL"));
});
