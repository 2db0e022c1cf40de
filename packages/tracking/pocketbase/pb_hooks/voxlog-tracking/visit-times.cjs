const { refuseField } = require(`${__hooks}/voxlog-tracking/refuse-field.cjs`);

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

// PocketBase's date format, whose order as text is the order in time.
const format = (time) => new Date(time).toISOString().replace("T", " ");

/**
 * Makes a time that a visitor's clock gave one that can be. `sentAt` is what that clock showed as the request was sent:
 * one that is over an hour wrong has its times moved by as much, so that the distances between them stay; less than
 * that may be a slow line. What is ahead of now counts as now, and so does a time that is impossible all the same, as
 * of a clock that was set right in between: no visit is lost for a clock. Without `sentAt` what is further ahead than a
 * day, or before the field's earliest, is refused. So is what is no date at all.
 */
exports.settleTime = (record, field, sentAt) => {
  const earliest = record.collection().fields.getByName(field).min;
  const now = Date.now();
  const hasClock = typeof sentAt === "number" && Number.isFinite(sentAt);
  const wrongBy = hasClock && Math.abs(now - sentAt) > HOUR ? now - sentAt : 0;
  const time = milliseconds(record, field) + wrongBy;
  const isPossible = time >= earliest.time().unixMilli() && time <= now + DAY;
  if (record.getDateTime(field).isZero() || !(isPossible || hasClock)) {
    refuseField(field, "validation_invalid_date", `Must be a date from ${earliest.string()} to now.`);
  }
  if (!isPossible || time > now) record.set(field, format(now));
  else if (wrongBy) record.set(field, format(time));
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
