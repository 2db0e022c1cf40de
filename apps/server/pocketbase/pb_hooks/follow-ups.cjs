/** The collections of leads: by which relation others name one, and what it has of the columns of the list. */
const LEADS = {
  signups: { relation: "signup", has: ["firstName", "lastName", "company", "email", "phone", "crm"] },
  demo_requests: { relation: "demo_request", has: ["company", "email"] },
};
const FIELDS = LEADS.signups.has;

/** How many leads one answer has: a page to read, or a part of a file. */
const MOST = 200;
const PAGE = 25;

/** Words that are searched for, and the longest text with them. */
const MOST_WORDS = 8;
const LONGEST_SEARCH = 100;

/** Notes are for people: the migration has the same number. */
const LONGEST_NOTE = 2000;

/** All leads with what is known of each besides, as one table `leads`. */
const ALL = Object.entries(LEADS)
  .map(
    ([collection, { relation, has }]) => `
    SELECT '${collection}' AS collection, l.id AS id, l.created AS created,
      ${FIELDS.map((field) => `${has.includes(field) ? `l.${field}` : "''"} AS ${field}`)},
      COALESCE(o.language, '') AS language, COALESCE(o.held, '') AS held, COALESCE(o.repeats, 0) AS repeats,
      COALESCE(f.answered, '') AS answered, COALESCE(f.note, '') AS note, COALESCE(f.revision, 0) AS revision
    FROM ${collection} l
    LEFT JOIN outbox o ON o.${relation} = l.id AND o.${relation} != '' AND o.kind = 'lead'
    LEFT JOIN follow_ups f ON f.${relation} = l.id AND f.${relation} != ''`,
  )
  .join(" UNION ALL ");

const COLUMNS = [
  "collection",
  "id",
  "created",
  ...FIELDS,
  "language",
  "held",
  "repeats",
  "answered",
  "note",
  "revision",
];
const ROW = `json_object(${COLUMNS.map((column) => `'${column}', ${column}`)})`;

/** What is to be done about leads: which ones, and which of them first. Who waits longest is answered first. */
const STATES = {
  open: { which: "answered = '' AND held = ''", order: "created, id" },
  answered: { which: "answered != ''", order: "answered DESC, id" },
  held: { which: "answered = '' AND held != ''", order: "created DESC, id" },
};

const TEXT = `${FIELDS.join(" || char(10) || ")} || char(10) || note || char(10) || firstName || ' ' || lastName`;

/**
 * A page of the leads in a state that hold all words of a search, and how many there are of each state.
 *
 * @throws BadRequestError when that is not what was asked.
 */
exports.findLeads = (app, { state, search = "", page = 1, perPage = PAGE, ...others }) => {
  const isAsked =
    Object.hasOwn(STATES, state) &&
    typeof search === "string" &&
    search.length <= LONGEST_SEARCH &&
    isNumber(page, 1, 100_000) &&
    isNumber(perPage, 1, MOST) &&
    Object.keys(others).length === 0;
  if (!isAsked) throw new BadRequestError("Say state, search, page and perPage.");
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const values = Object.fromEntries(
    words.map((word, index) => [`word${index}`, `%${word.replace(/[\\%_]/g, "\\$&")}%`]),
  );
  const found = ["1", ...words.map((_, index) => `${TEXT} LIKE {:word${index}} ESCAPE '\\'`)].join(" AND ");
  const { which, order } = STATES[state];
  const counts = Object.entries(STATES).map(([name, { which }]) => `'${name}', CAST(TOTAL(${which}) AS INT)`);
  return JSON.parse(
    read(
      app,
      `WITH leads AS (${ALL}), found AS MATERIALIZED (SELECT * FROM leads WHERE ${found})
       SELECT json_object(
         'counts', (SELECT json_object(${counts}) FROM found),
         'leads', (
           SELECT json_group_array(${ROW}) FROM (
             SELECT * FROM found WHERE ${which} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
           )
         )
       ) AS json`,
      values,
    ),
  );
};

/**
 * What somebody wants to change of a lead: whether it is answered, or the note, and the revision that they have seen.
 *
 * @throws BadRequestError when it is anything else.
 */
exports.readChange = ({ revision, ...change }) => {
  const isChange =
    isNumber(revision, 0, Number.MAX_SAFE_INTEGER) &&
    Object.keys(change).length > 0 &&
    Object.entries(change).every(
      ([name, value]) =>
        (name === "answered" && typeof value === "boolean") ||
        (name === "note" && typeof value === "string" && value.length <= LONGEST_NOTE),
    );
  if (!isChange) throw new BadRequestError("Say a revision, and answered or note.");
  return { revision, ...change };
};

/**
 * Changes what became of a lead, unless somebody else has changed it since.
 *
 * @returns whether it did, and the lead as it is now.
 * @throws NotFoundError
 */
exports.changeFollowUp = (app, which, { revision, answered, note }) => {
  let result;
  app.runInTransaction((transaction) => {
    const before = readLead(transaction, which);
    if (before.revision !== revision) {
      result = { isSaved: false, lead: before };
      return;
    }
    const { relation } = LEADS[which.collection];
    const [stored] = transaction.findRecordsByFilter("follow_ups", `${relation} = {:id}`, "", 1, 0, {
      id: which.id,
    });
    const row = stored ?? new Record(transaction.findCollectionByNameOrId("follow_ups"));
    row.set(relation, which.id);
    row.set("revision", revision + 1);
    if (answered !== undefined) row.set("answered", answered ? new DateTime() : "");
    if (note !== undefined) row.set("note", note);
    transaction.save(row);
    result = { isSaved: true, lead: readLead(transaction, which) };
  });
  return result;
};

/**
 * Erases a lead with its mails and what was noted, and overwrites all of it in the file.
 *
 * @throws NotFoundError
 */
exports.eraseLead = (app, which) => {
  readLead(app, which);
  app.delete(app.findRecordById(which.collection, which.id));
  const run = (statement) => app.nonconcurrentDB().newQuery(statement).execute();
  // SQLite leaves copies of rows in its pages, and in the log: only a file that is written anew has none.
  run("VACUUM");
  // Writers wait for as long as this does. A program that keeps reading, such as Litestream, would have them wait for all of it.
  run("PRAGMA busy_timeout = 1000");
  try {
    run("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    run("PRAGMA busy_timeout = 10000"); // As PocketBase opens it.
  }
};

function readLead(app, { collection, id }) {
  if (!Object.hasOwn(LEADS, collection)) throw new NotFoundError("There is no such lead.");
  const which = "collection = {:collection} AND id = {:id}";
  const rows = JSON.parse(
    read(app, `WITH leads AS (${ALL}) SELECT json_group_array(${ROW}) AS json FROM leads WHERE ${which}`, {
      collection,
      id,
    }),
  );
  if (!rows[0]) throw new NotFoundError("There is no such lead.");
  return rows[0];
}

function read(app, query, values) {
  const result = new DynamicModel({ json: "" });
  app.db().newQuery(query).bind(values).one(result);
  return result.json;
}

const isNumber = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
