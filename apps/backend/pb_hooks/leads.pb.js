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
