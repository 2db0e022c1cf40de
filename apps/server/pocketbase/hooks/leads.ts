import { misleadingCharacters } from "@voxlog/product/hidden-characters";
import { rejectField } from "@voxlog/tracking/hooks";

const ORIGIN = $os.getenv("LEAD_ORIGIN").split(",");
/** The longest valid email address (RFC 5321: a path of 256 characters with its brackets). */
const LONGEST_EMAIL = 254;

/** Limits an email address's length and characters, unlike PocketBase's field. */
export function validateLead(e: core.RecordEvent) {
  const email = e.record.getString("email");
  if (misleadingCharacters.test(email))
    rejectField("email", "validation_is_email", "Must be a valid email address.");
  const tooLong = `Must be no more than ${LONGEST_EMAIL} character(s).`;
  if (email.length > LONGEST_EMAIL) rejectField("email", "validation_max_text_constraint", tooLong);
  e.next();
}

/**
 * Stores a lead and its emails in one transaction. A repeated lead gets the same answer as a new one, so that no one
 * can find out whether another person has sent a lead.
 */
export function createLead(e: core.RecordRequestEvent) {
  // A lead that the owner enters causes no email. Otherwise importing leads would send all of them again.
  if (e.hasSuperuserAuth()) return e.next();
  // The result of leads/check-lead.ts: "valid", or why it looks like spam.
  const { x_voxlog_lead: checked } = e.requestInfo().headers;
  if (!checked) throw new NotFoundError("");
  const outside = e.app;
  let same: core.Record | undefined;
  try {
    outside.runInTransaction((transaction) => {
      e.app = transaction;
      // Takes the write lock first: otherwise a commit of another process after the first read makes the write fail.
      transaction.db().newQuery("DELETE FROM outbox WHERE FALSE").execute();
      same = findSame(transaction, e.record);
      if (same) return countRepeat(transaction, same);
      e.next();
      queueEmails(transaction, e.record, checked === "valid" ? "" : checked);
    });
  } finally {
    e.app = outside;
  }
  if (!same) return;
  for (const field of ["created", "updated"]) same.setRaw(field, new DateTime());
  for (const name of ORIGIN) same.set(name, e.record.getString(name));
  e.json(200, same);
}

/** A time in SQL, in PocketBase's format. */
const daysFromNow = (days: number) => `strftime('%Y-%m-%d %H:%M:%fZ', 'now', '${days} days')`;

/** Leads of an address to compare with: a flood of them must not hold up others. */
const MAX_COMPARED = 50;
const folded = (text: string) => text.trim().normalize().toLowerCase();

/**
 * Finds an identical lead of the last day, in any case and ignoring its origin: a second click, a reload, or a bot. One
 * from the future, stored while the clock was ahead, may be old.
 */
function findSame(app: CoreApp, lead: core.Record): core.Record | undefined {
  const others = ["id", "created", "updated", ...ORIGIN];
  const fields = [...lead.collection().fields.fieldNames()].filter((name) => !others.includes(name));
  const email = lead.getString("email").trim();
  const found = arrayOf(new Record()) as core.Record[];
  // The expression is the index's. SQLite only folds ASCII.
  const isRecent = $dbx.exp(
    `lower(\`email\`) IN (lower({:email}), lower({:small}), lower({:capital}))
     AND created BETWEEN ${daysFromNow(-1)} AND ${daysFromNow(1)}`,
    { email, small: email.toLowerCase(), capital: email.toUpperCase() },
  );
  app.recordQuery(lead.collection()).andWhere(isRecent).limit(MAX_COMPARED).all(found);
  return found.find((each) =>
    fields.every((name) => folded(each.getString(name)) === folded(lead.getString(name))),
  );
}

const relationTo = (lead: core.Record) => (lead.collection().name === "signups" ? "signup" : "demo_request");

/** Counts a repeated lead on the existing email, if there is one: leads that the owner entered have none. */
function countRepeat(app: CoreApp, lead: core.Record) {
  const sql = `UPDATE outbox SET repeats = repeats + 1 WHERE kind = 'lead' AND ${relationTo(lead)} = {:id}`;
  app.db().newQuery(sql).bind({ id: lead.id }).execute();
}

/** Queues a lead's emails. Suspected spam (`held`) is bundled, and neither confirmed nor sent to the webhook. */
function queueEmails(app: CoreApp, lead: core.Record, held: string) {
  const variables = { webhook: "WEBHOOK", confirmation: "VOXLOG_CONFIRM_LEADS" };
  const wanted = Object.entries(variables).filter(([, name]) => !held && $os.getenv(name) === "on");
  for (const [kind] of [["lead"], ...wanted]) {
    const mail = new Record(app.findCollectionByNameOrId("outbox"));
    const about = { [relationTo(lead)]: lead.id, held, bundled: held !== "" };
    mail.load({ kind, ...about, status: "waiting", due: new DateTime() });
    app.save(mail);
  }
}
