import { randomBytes } from "node:crypto";
import { type ApiRoutes, accountApi, apiError, type FindAccount, readObject } from "../front/api.ts";
import { isDay } from "./report-query.ts";
import type { Tables } from "./shared-views.ts";

/** A note on a day of the charts, such as a release. */
export type ChartNote = { id: string; day: string; text: string; who: string };

const [MAX_NOTES, MAX_TEXT] = [1000, 120];

/** Creates the store of notes. */
const createChartNotes = ({ run, all }: Tables) => ({
  list: () => all<ChartNote>("SELECT id, day, text, who FROM chart_notes ORDER BY day, id"),
  /** Adds a note. @throws an error with status 400 or 409. */
  async add({ day, text, ...others }: Record<string, unknown>, who: string): Promise<ChartNote> {
    const isValid =
      typeof day === "string" &&
      isDay(day) &&
      typeof text === "string" &&
      text.trim() !== "" &&
      text.length <= MAX_TEXT &&
      Object.keys(others).length === 0;
    if (!isValid) throw apiError(400, `Send a day, and a text of at most ${MAX_TEXT} characters.`);
    const note = { id: randomBytes(8).toString("hex"), day, text: text.trim(), who };
    const added = await run(
      `INSERT INTO chart_notes (id, day, text, who) SELECT :id, :day, :text, :who
       WHERE (SELECT COUNT(*) FROM chart_notes) < ${MAX_NOTES}`,
      note,
    );
    if (added === 0) throw apiError(409, `There are ${MAX_NOTES} notes. Remove one first.`);
    return note;
  },
  /** Returns whether the note existed. */
  remove: async (id: string) => (await run("DELETE FROM chart_notes WHERE id = :id", { id })) > 0,
});

/** Creates the routes of notes on the charts, for the owner and the staff. */
export function noteRoutes(tables: Tables, findAccount: FindAccount): ApiRoutes {
  const notes = createChartNotes(tables);
  const path = "/api/report-notes";
  const routes = accountApi(path, findAccount);
  routes.get("/", (context) => context.json({ notes: notes.list() }));
  routes.post("/", async (context) =>
    context.json(await notes.add(await readObject(context), context.var.account.email)),
  );
  routes.delete("/:id", async (context) => {
    if (!(await notes.remove(context.req.param("id")))) throw apiError(404, "The note doesn't exist.");
    return context.body(null, 204);
  });
  return { path, routes };
}
