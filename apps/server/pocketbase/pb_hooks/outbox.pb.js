// Sends the mails that leads ask for: leads.pb.js stores them with the lead.
cronAdd("outbox", "* * * * *", () => {
  const { sendDueMails } = require(`${__hooks}/outbox/send-due-mails.cjs`);
  sendDueMails($app, $os.getenv("MAIL_RELAY_URL"), Number($os.getenv("VOXLOG_MAILS_PER_HOUR")));
});
