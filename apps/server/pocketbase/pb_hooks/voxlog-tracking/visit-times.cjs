const { refuseField } = require(`${__hooks}/voxlog-tracking/refuse-field.cjs`);

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

// PocketBase's date format, whose order as text is the order in time.
exports.format = (time) => new Date(time).toISOString().replace("T", " ");

/**
 * What a time counts as that a visitor's clock gave, both in ms. `sentAt` is what that clock showed as the request was
 * sent: one that is over an hour wrong has its times moved by as much, so that the distances between them stay; less than
 * that may be a slow line. What is ahead of now counts as now, and so does a time that is impossible all the same, as
 * of a clock that was set right in between: no visit is lost for a clock.
 *
 * @returns nothing for what is no time, and, without `sentAt`, for one that is further ahead than a day or too early.
 */
exports.possibleTime = (given, sentAt, earliest) => {
  const now = Date.now();
  const hasClock = typeof sentAt === "number" && Number.isFinite(sentAt);
  const time = given + (hasClock && Math.abs(now - sentAt) > HOUR ? now - sentAt : 0);
  const isPossible = time >= earliest && time <= now + DAY;
  if (Number.isNaN(given) || !(isPossible || hasClock)) return undefined;
  return isPossible ? Math.min(time, now) : now;
};

/** Makes the time in a field one that can be, or refuses it. */
exports.settleTime = (record, field, sentAt) => {
  const earliest = record.collection().fields.getByName(field).min;
  const given = record.getDateTime(field).isZero() ? Number.NaN : milliseconds(record, field);
  const time = exports.possibleTime(given, sentAt, earliest.time().unixMilli());
  if (time === undefined) {
    refuseField(field, "validation_invalid_date", `Must be a date from ${earliest.string()} to now.`);
  }
  if (time !== given) record.set(field, exports.format(time));
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
