/** Faster than this, in ms, nobody reads a form, fills it in and sends it. */
const QUICKEST = 1000;

/**
 * Asks for a page of ours where a browser sends a lead: a form of another site could, without asking first. What is no
 * browser says nothing of a page.
 *
 * @throws ForbiddenError
 */
exports.expectOwnPage = (e, origins) => {
  const { origin, sec_fetch_site: from } = e.requestInfo().headers;
  if (!origin && from !== "cross-site") return;
  const known = origins.split(",");
  const isOwn = from === "same-origin" || origin?.replace(/^https?:\/\//, "") === e.requestEvent.request.host;
  if (isOwn || known.includes("*") || known.includes(origin)) return;
  throw new ForbiddenError("Leads are taken from pages of ours alone.");
};

/**
 * Why a lead looks like the work of a program, if it does: the form's trap, which people do not see, is filled in; or it
 * was sent sooner after it was shown than anybody could. Who says nothing of either, as the specification's calls, is
 * taken at their word.
 */
exports.reasonToHold = (e) => {
  const { body } = e.requestInfo();
  if (body["website"]) return "trap";
  return /^\d+$/.test(body["took"] ?? "") && Number(body["took"]) < QUICKEST ? "quick" : "";
};

/** The lead of the last day that says the same, if there is one: a second click, a reload, or a program. */
exports.findSame = (app, lead) => {
  const fields = lead
    .collection()
    .fields.fieldNames()
    .filter((name) => !["id", "created", "updated"].includes(name));
  // What stands in an index goes first, as it is written there.
  const same = fields.map((name) => `lower(\`${name}\`) = lower({:${name}})`).join(" AND ");
  const found = arrayOf(new DynamicModel({ id: "" }));
  app
    .db()
    .newQuery(
      `SELECT id FROM ${lead.collection().name}
       WHERE ${same} AND created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 day') LIMIT 1`,
    )
    .bind(Object.fromEntries(fields.map((name) => [name, lead.getString(name).trim()])))
    .all(found);
  return found[0] && app.findRecordById(lead.collection().name, found[0].id);
};
