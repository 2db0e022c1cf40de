import { beforeAll, describe, expect, test } from "vitest";
import type { VisitEnd } from "./core/fields.ts";
import type { Store } from "./core/store.ts";
import { visitor } from "./sample-changes.ts";

export { visitor } from "./sample-changes.ts";

/** How the contract reaches an implementation. */
export type StoreUnderTest = {
  /** A store on the same data each time, without memory of the ones before, as after a reload. */
  open(): Store;
  /** A session's rows, visits and events in the order they began; times in any form that `Date` reads. */
  rows(sessionId: string): Promise<{ sessions: object[]; visits: Partial<VisitEnd>[]; events: object[] }>;
};

/**
 * Tests, with vitest, that a store does what the tracker relies on.
 *
 * @param options.exact false where counts may be lost between several writers at once, and where
 *   leaving takes no more along than the end of a visit.
 */
export function testStoreContract(
  name: string,
  prepare: () => Promise<StoreUnderTest> | StoreUnderTest,
  { exact = true }: { exact?: boolean } = {},
): void {
  describe(`${name} as a store`, () => {
    let subject: StoreUnderTest;
    beforeAll(async () => {
      subject = await prepare();
    });
    const ends = async (sessionId: string) =>
      (await subject.rows(sessionId)).visits.map(({ end_time }) =>
        end_time ? Date.parse(end_time) : undefined,
      );
    const visibleTimes = async (sessionId: string) =>
      (await subject.rows(sessionId)).visits.map(({ visible_time }) => visible_time || undefined);

    test("creates the session and the visit of a first view, every field of them", async () => {
      const { view, session_id } = visitor();
      const { session, visit } = view("/pricing");
      await subject.open().write({ kind: "view", at: Date.now(), session, visit, first: true, unique: true });
      const { sessions, visits } = await subject.rows(session_id);
      expect(sessions).toMatchObject([{ ...session, page_count: 1, unique_page_count: 1, converted: false }]);
      const { start_time, ...rest } = visit;
      expect(visits).toMatchObject([rest]);
      expect(Date.parse((visits as { start_time?: string }[])[0]?.start_time ?? "")).toBe(
        Date.parse(start_time),
      );
    });

    test("counts further views, ends the visit before each, and follows page, language and dev mode", async () => {
      const { view, session_id } = visitor();
      const store = subject.open();
      const views = [view("/"), view("/pricing"), view("/", { language: "en", dev_mode: true })];
      for (const change of views) await store.write(change);
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        {
          page_count: 3,
          unique_page_count: 2,
          landing_page: "/",
          last_page: "/",
          language: "en",
          dev_mode: true,
        },
      ]);
      expect(await ends(session_id)).toEqual([views[1]?.at, views[2]?.at, undefined]);
      expect(await visibleTimes(session_id)).toEqual([900, 900, undefined]);
    });

    test("changes nothing when the same view comes again", async () => {
      const { view, session_id } = visitor();
      const store = subject.open();
      const views = [view("/"), view("/pricing")];
      for (const change of views) await store.write(change);
      for (const change of views) await subject.open().write(change);
      const { sessions, visits } = await subject.rows(session_id);
      expect(visits).toHaveLength(2);
      if (exact) expect(sessions).toMatchObject([{ page_count: 2, unique_page_count: 2 }]);
    });

    test("goes on with a session that a page load before it began", async () => {
      const { view, session_id } = visitor();
      await subject.open().write(view("/"));
      await subject.open().write(view("/pricing"));
      expect((await subject.rows(session_id)).sessions).toMatchObject([{ page_count: 2 }]);
    });

    test("creates the session late when its first view never arrived", async () => {
      const { view, session_id } = visitor();
      view("/");
      const { ended: _, ...second } = view("/pricing");
      await subject.open().write(second);
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        { page_count: 1, unique_page_count: 1 },
      ]);
    });

    test("writes a view whose previous visit is not there", async () => {
      const { view, session_id } = visitor();
      const store = subject.open();
      await store.write(view("/"));
      view("/lost");
      await store.write(view("/pricing"));
      expect((await subject.rows(session_id)).visits).toHaveLength(2);
    });

    test("keeps both views when two writers begin the same session at once", async () => {
      const { view, session_id } = visitor();
      const both = [view("/"), view("/")].map(({ ended: _, ...change }) => ({ ...change, first: true }));
      await Promise.all(both.map((change) => subject.open().write(change)));
      const { sessions, visits } = await subject.rows(session_id);
      expect(sessions).toHaveLength(1);
      expect(visits).toHaveLength(2);
    });

    if (exact) {
      test("counts exactly when forty writers share a session", async () => {
        const { view, session_id } = visitor();
        await subject.open().write(view("/"));
        const views = Array.from({ length: 40 }, () => view("/")).map(({ ended: _, ...change }) => change);
        await Promise.all(views.map((change) => subject.open().write(change)));
        expect((await subject.rows(session_id)).sessions).toMatchObject([
          { page_count: 41, unique_page_count: 1 },
        ]);
      });
    }

    test("keeps a session converted whatever follows", async () => {
      const { view, conversion, session_id } = visitor();
      const store = subject.open();
      await store.write(view("/"));
      await store.write(conversion("signup"));
      await subject.open().write(conversion("demo_request"));
      await store.write(view("/pricing"));
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        { converted: true, conversion_type: "demo_request", page_count: 2 },
      ]);
    });

    test("writes the events that come with a view, with a conversion or alone, and each of them once", async () => {
      const { view, conversion, event, session_id } = visitor();
      const store = subject.open();
      await store.write(view("/"), [event("video_play", { seconds: 12.5, muted: true, chapter: "Één" })]);
      await store.write(conversion("signup"), [event("form_start")]);
      const alone = [event("scroll_depth", { percent: 50 }), event("scroll_depth", { percent: 75 })] as const;
      await store.write(alone[0], [alone[1]]);
      // The first came a second time, and in other company.
      await subject.open().write(view("/pricing"), [alone[0], event("file_download")]);
      const { sessions, events } = await subject.rows(session_id);
      expect(sessions).toMatchObject([{ page_count: 2, converted: true }]);
      expect(events).toMatchObject([
        {
          name: "video_play",
          page_path: "/",
          properties: { seconds: 12.5, muted: true, chapter: "Één" },
        },
        { name: "form_start", page_path: "/", properties: {} },
        { ...alone[0].event, time: expect.anything() },
        { ...alone[1].event, time: expect.anything() },
        { name: "file_download", page_path: "/pricing" },
      ]);
      expect(events.map((row) => Date.parse((row as { time: string }).time))).toContain(alone[1].at);
    });

    test("takes events along on leaving, once however often they are handed over", async () => {
      const { view, event, end, session_id } = visitor();
      const store = subject.open();
      const change = view("/");
      await store.write(change);
      const done = [event("file_download"), event("form_abandon", { form: "signup" })];
      store.leave(end(change, 5), done);
      store.leave(end(change, 6), done);
      await expect.poll(async () => (await subject.rows(session_id)).events.length).toBe(2);
      await expect.poll(() => ends(session_id)).toEqual([change.at + 6000]);
      await store.write(view("/pricing"), done);
      expect((await subject.rows(session_id)).events).toHaveLength(2);
    });

    test("sets the end of a visit late, when its tab was closed before it could be sent", async () => {
      const { view, end, session_id } = visitor();
      const change = view("/");
      await subject.open().write(change);
      await subject.open().write({ kind: "end", at: change.at, end: end(change, 5, 3) });
      expect(await ends(session_id)).toEqual([change.at + 5000]);
      expect(await visibleTimes(session_id)).toEqual([3000]);
    });

    test("rejects for good the conversion of a session that is not there", async () => {
      const written = subject.open().write(visitor().conversion("signup"));
      await expect(written).rejects.toMatchObject({ name: "StoreFailure", temporary: false });
    });

    test("sets the end of a visit on leaving, and lets only a later one move it", async () => {
      const { view, end, session_id } = visitor();
      const store = subject.open();
      const change = view("/");
      await store.write(change);
      store.leave(end(change, 5), []);
      await expect.poll(() => ends(session_id)).toEqual([change.at + 5000]);
      store.leave(end(change, 9), []);
      await expect.poll(() => ends(session_id)).toEqual([change.at + 9000]);
      store.leave(end(change, 7), []);
      const { ended: _, ...next } = view("/pricing");
      await store.write(next);
      expect(await ends(session_id)).toEqual([change.at + 9000, undefined]);
    });

    test("sets for how long a visit was visible, and lets only a longer time replace it", async () => {
      const { view, end, session_id } = visitor();
      const store = subject.open();
      const change = view("/");
      await store.write(change);
      store.leave(end(change, 5, 4), []);
      await expect.poll(() => visibleTimes(session_id)).toEqual([4000]);
      store.leave(end(change, 9, 3), []);
      await expect.poll(() => ends(session_id)).toEqual([change.at + 9000]);
      expect(await visibleTimes(session_id)).toEqual([4000]);
      store.leave(end(change, 8, 6), []);
      await expect.poll(() => visibleTimes(session_id)).toEqual([6000]);
      expect(await ends(session_id)).toEqual([change.at + 9000]);
    });

    if (exact) {
      test("takes what was not confirmed along on leaving, and knows it when it comes again", async () => {
        const { view, event, end, session_id } = visitor();
        const store = subject.open();
        const [first, second, third] = [view("/"), view("/pricing"), view("/features")];
        await store.write(first);
        const done = event("file_download");
        store.leave(end(third, 3, 2), [second, third, done]);
        await expect.poll(() => ends(session_id)).toEqual([second.at, third.at, third.at + 3000]);
        expect(await visibleTimes(session_id)).toEqual([900, 900, 2000]);
        for (const change of [second, third]) await store.write(change, [done]);
        const { sessions, visits, events } = await subject.rows(session_id);
        expect(sessions).toMatchObject([{ page_count: 3, unique_page_count: 3 }]);
        expect(visits).toHaveLength(3);
        expect(events).toMatchObject([{ name: "file_download" }]);
      });
    }
  });
}
