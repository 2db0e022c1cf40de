import { originFields } from "@voxlog/product";
import { rejectField } from "@voxlog/tracking/hooks";
import { holds } from "./database.ts";

/** Faster than this, in ms, no visitor reads a form, fills it in and sends it. */
const QUICKEST = 1000;
/** Confirmations an hour, to whomever: more are the work of programs, with other people's addresses. */
const MAX_CONFIRMATIONS = 60;
/** The longest address that mail can be sent to (RFC 5321, a path of 256 with its brackets). */
const LONGEST_EMAIL = 254;

/** Limits an email's length, which PocketBase's field doesn't. */
export function validateLead(e: core.RecordEvent) {
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
  expectOwnPage(e, $os.getenv("ORIGINS").split(","));
  // The front checks proofs of work, and names the result in a header that visitors can't send.
  const { x_voxlog_proof: proof } = e.requestInfo().headers;
  if ($os.getenv("PROOF_OF_WORK") === "on" && !["valid", "form"].includes(proof ?? ""))
    return e.json(428, JSON.parse(proof || "{}"));
  setOrigin(e);
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
      queueMails(transaction, e.record, spamReason(e));
    });
  } finally {
    e.app = outside;
  }
  if (!same) return;
  for (const field of ["created", "updated"]) same.setRaw(field, new DateTime());
  for (const { name } of originFields) same.set(name, e.record.getString(name));
  e.json(200, same);
}

/**
 * Rejects a lead that a browser sends from another site's form, for which it needs no permission. A program that isn't a
 * browser names no page.
 */
function expectOwnPage(e: core.RecordRequestEvent, origins: string[]) {
  const { origin, sec_fetch_site: from } = e.requestInfo().headers;
  if (!origin && from !== "cross-site") return;
  const isOwn = from === "same-origin" || origin?.replace(/^https?:\/\//, "") === e.requestEvent.request.host;
  if (isOwn || origins.includes("*") || origins.includes(origin)) return;
  throw new ForbiddenError("Leads are only accepted from our own pages.");
}

/**
 * Returns why a lead looks like the work of a program: the form's trap, which people don't see, is filled in, or it was
 * sent sooner than anybody could, or it comes from the form without JavaScript where leads have to prove work. A client that
 * sends neither sign is trusted.
 */
function spamReason(e: core.RecordRequestEvent): string {
  const { body, headers } = e.requestInfo();
  if (body["website"]) return "trap";
  if (/^\d+$/.test(body["took"] ?? "") && Number(body["took"]) < QUICKEST) return "quick";
  return $os.getenv("PROOF_OF_WORK") === "on" && headers["x_voxlog_proof"] === "form" ? "unproven" : "";
}

/** Cuts off what is too long of a lead's origin, and has its language be one that mails are written in. */
function setOrigin(e: core.RecordRequestEvent) {
  const { record } = e;
  for (const { name, max } of originFields)
    record.set(name, [...record.getString(name)].slice(0, max).join(""));
  const languages = $os.getenv("LANGUAGES").split(",");
  const [, accepted = ""] = /^\s*([a-z]+)/i.exec(e.requestInfo().headers["accept_language"]) ?? [];
  const wanted = [record.getString("language"), accepted.toLowerCase()];
  record.set("language", wanted.find((language) => languages.includes(language)) ?? languages[0]);
}

/** Finds a lead of the last day that says the same, wherever it came from: a second click, a reload, or a program. */
function findSame(app: CoreApp, lead: core.Record): core.Record | undefined {
  const table = lead.collection().name;
  const names = lead.collection().fields.fieldNames();
  const others = ["id", "created", "updated", ...originFields.map(({ name }) => name)];
  const fields = names.filter((name) => !others.includes(name));
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
  const filter = `kind = 'lead' && ${relationTo(lead)} = {:id}`;
  const [mail] = app.findRecordsByFilter("outbox", filter, "", 1, 0, { id: lead.id });
  if (!mail) return;
  mail.set("repeats", mail.getInt("repeats") + 1);
  app.save(mail);
}

/**
 * Stores a lead's mails: one to the owner, and one to the visitor if the owner wants that. The webhook's is one of them.
 *
 * @param held why the lead looks like none, if it does: it's bundled with others, and not confirmed or passed on.
 */
function queueMails(app: CoreApp, lead: core.Record, held: string) {
  const queue = (fields: Record<string, unknown>) => {
    const mail = new Record(app.findCollectionByNameOrId("outbox"));
    mail.load({ ...fields, [relationTo(lead)]: lead.id, status: "waiting", due: new DateTime() });
    app.save(mail);
  };
  queue({ kind: "lead", held, bundled: held !== "" });
  if (!held && $os.getenv("WEBHOOK") === "on") queue({ kind: "webhook" });
  const isWanted = !held && $os.getenv("VOXLOG_CONFIRM_LEADS") === "on";
  if (isWanted && !holds(app, TOO_MANY_CONFIRMATIONS, { email: lead.getString("email") }))
    queue({ kind: "confirmation" });
}

/** Anyone can send a form with another person's address: one who does so all day must not fill that mailbox. */
const TOO_MANY_CONFIRMATIONS = `EXISTS (
  SELECT 1 FROM outbox
  LEFT JOIN signups ON signups.id = outbox.signup
  LEFT JOIN demo_requests ON demo_requests.id = outbox.demo_request
  WHERE outbox.kind = 'confirmation'
    AND outbox.created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 day')
    AND lower(coalesce(signups.email, demo_requests.email)) = lower({:email})
) OR ${MAX_CONFIRMATIONS} <= (
  SELECT COUNT(*) FROM outbox
  WHERE kind = 'confirmation' AND created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour')
)`;
