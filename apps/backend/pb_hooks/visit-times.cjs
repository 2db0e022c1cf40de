const { refuseField } = require(`${__hooks}/refuse-field.cjs`);

const DAY = 24 * 60 * 60 * 1000;

// PocketBase's date format, whose order as text is the order in time.
const format = (time) => new Date(time).toISOString().replace("T", " ");

/**
 * Makes a time that a visitor's clock gave one that can be: a clock that is ahead by less than a day
 * counts as now. What is further ahead, before the field's
 * earliest, or no date at all, is refused.
 */
exports.settleTime = (record, field) => {
  const time = record.getDateTime(field).string();
  const earliest = record.collection().fields.getByName(field).min.string();
  if (time < earliest || time > format(Date.now() + DAY)) {
    refuseField(field, "validation_invalid_date", `Must be a date from ${earliest} to now.`);
  }
  const now = format(Date.now());
  if (time > now) record.set(field, now);
};

/**
 * The latest end of a visit wins and the longest visible time, whichever arrives last. No end is before the visit's
 * start, and no visit was visible for longer than it lasted.
 */
exports.keepLatestEnd = (record, stored) => {
  const times = [
    record.getDateTime("end_time").string(),
    stored.getDateTime("end_time").string(),
    stored.getDateTime("start_time").string(),
  ];
  record.set("end_time", times.sort().at(-1));

  const lasted = milliseconds(record, "end_time") - milliseconds(record, "start_time");
  const most = Math.min(lasted, record.collection().fields.getByName("visible_time").max);
  const longest = Math.max(record.getFloat("visible_time"), stored.getFloat("visible_time"));
  record.set("visible_time", Math.min(longest, most));
};

const milliseconds = (record, field) => record.getDateTime(field).time().unixMilli();
