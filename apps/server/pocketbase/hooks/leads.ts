import { misleads } from "@voxlog/product/hidden-characters";
import { rejectField } from "@voxlog/tracking/hooks";

/** The names of the fields that say where a lead came from. */
const ORIGIN = $os.getenv("LEAD_ORIGIN").split(",");
/** The longest address that mail can be sent to (RFC 5321, a path of 256 with its brackets). */
const LONGEST_EMAIL = 254;

/** Limits an email's length and its characters, which PocketBase's field doesn't. */
export function validateLead(e: core.RecordEvent) {
  if (misleads.test(e.record.getString("email")))
    rejectField("email", "validation_is_email", "Must be a valid email address.");
  if (e.record.getString("email").length > LONGEST_EMAIL)
    rejectField(
      "email",
      "validation_max_text_constraint",
      `Must be no more than ${LONGEST_EMAIL} character(s).`,
    );
  e.next();
}

/**
 * Stores a lead together with the mails that it asks for, or neither. A repeated lead is answered as if it were new:
 * someone who sends another person's details doesn't learn that they were here before.
 */
export function createLead(e: core.RecordRequestEvent) {
  // A lead that the owner enters needs no mail, and moving to another host must not send all of them again.
  if (e.hasSuperuserAuth()) return e.next();
  // What leads/check-lead.ts in front has found: "valid", or why it looks like the work of a program.
  const { x_voxlog_lead: checked } = e.requestInfo().headers;
  if (!checked) throw new NotFoundError("");
  const outside = e.app;
  let same: core.Record | undefined;
  try {
    outside.runInTransaction((transaction) => {
      e.app = transaction;
      // A transaction that begins by reading can lose its write to another process's commit: take the lock first.
      transaction.db().newQuery("DELETE FROM outbox WHERE FALSE").execute();
      same = findSame(transaction, e.record);
      if (same) return countRepeat(transaction, same);
      e.next();
      queueMails(transaction, e.record, checked === "valid" ? "" : checked);
    });
  } finally {
    e.app = outside;
  }
  if (!same) return;
  for (const field of ["created", "updated"]) same.setRaw(field, new DateTime());
  for (const name of ORIGIN) same.set(name, e.record.getString(name));
  e.json(200, same);
}

/** Finds a lead of the last day that says the same, wherever it came from: a second click, a reload, or a program. */
function findSame(app: CoreApp, lead: core.Record): core.Record | undefined {
  const table = lead.collection().name;
  const others = ["id", "created", "updated", ...ORIGIN];
  const fields = [...lead.collection().fields.fieldNames()].filter((name) => !others.includes(name));
  // The indexed expression comes first, as the index has it.
  const same = fields.map((name) => `lower(\`${name}\`) = lower({:${name}})`).join(" AND ");
  const found = arrayOf(new DynamicModel({ id: "" })) as unknown as { id: string }[];
  app
    .db()
    .newQuery(
      `SELECT id FROM ${table} WHERE ${same} AND created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 day') LIMIT 1`,
    )
    .bind(Object.fromEntries(fields.map((name) => [name, lead.getString(name).trim()])))
    .all(found);
  return found[0] && app.findRecordById(table, found[0].id);
}

const relationTo = (lead: core.Record) => (lead.collection().name === "signups" ? "signup" : "demo_request");

/** Counts a lead that was sent again: it makes no mail of its own. One that the owner entered has none either. */
function countRepeat(app: CoreApp, lead: core.Record) {
  const sql = `UPDATE outbox SET repeats = repeats + 1 WHERE kind = 'lead' AND ${relationTo(lead)} = {:id}`;
  app.db().newQuery(sql).bind({ id: lead.id }).execute();
}

/** Stores a lead's mails. One that looks like a program's (`held`) is bundled with others, and not confirmed or passed on. */
function queueMails(app: CoreApp, lead: core.Record, held: string) {
  const variables = { webhook: "WEBHOOK", confirmation: "VOXLOG_CONFIRM_LEADS" };
  const wanted = Object.entries(variables).filter(([, name]) => !held && $os.getenv(name) === "on");
  for (const [kind] of [["lead"], ...wanted]) {
    const mail = new Record(app.findCollectionByNameOrId("outbox"));
    const about = { [relationTo(lead)]: lead.id, held, bundled: held !== "" };
    mail.load({ kind, ...about, status: "waiting", due: new DateTime() });
    app.save(mail);
  }
}
