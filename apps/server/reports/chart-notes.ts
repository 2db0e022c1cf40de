import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { type ApiRoutes, accountApi, apiError, type FindAccount, readObject } from "../front/api.ts";
import { isDay } from "./report-query.ts";
import type { Tables } from "./shared-views.ts";

/** A note on a day of the charts, such as a release. */
export type ChartNote = { id: string; day: string; text: string; who: string };

const [MAX_NOTES, MAX_TEXT] = [1000, 120];

const NewNote = v.strictObject({
  day: v.pipe(v.string(), v.check(isDay)),
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT), v.trim(), v.nonEmpty()),
});

/** Creates the routes of notes on the charts, for the owner and the staff. */
export function noteRoutes({ run, all }: Tables, findAccount: FindAccount): ApiRoutes {
  const path = "/api/report-notes";
  const routes = accountApi(path, findAccount);
  routes.get("/", (context) =>
    context.json({ notes: all<ChartNote>("SELECT id, day, text, who FROM chart_notes ORDER BY day, id") }),
  );
  routes.post("/", async (context) => {
    const hint = `Send a day, and a text of at most ${MAX_TEXT} characters.`;
    const sent = await readObject(context, NewNote, hint);
    const id = randomBytes(8).toString("hex");
    const note: ChartNote = { id, ...sent, who: context.var.account.email };
    const added = await run(
      `INSERT INTO chart_notes (id, day, text, who) SELECT :id, :day, :text, :who
       WHERE (SELECT COUNT(*) FROM chart_notes) < ${MAX_NOTES}`,
      note,
    );
    if (added === 0) throw apiError(409, `There are ${MAX_NOTES} notes. Remove one first.`);
    return context.json(note);
  });
  routes.delete("/:id", async (context) => {
    const removed = await run("DELETE FROM chart_notes WHERE id = :id", context.req.param());
    if (removed === 0) throw apiError(404, "The note doesn't exist.");
    return context.body(null, 204);
  });
  return { path, routes };
}
