import { beforeAll, describe, expect, test } from "vitest";
import type { VisitEnd } from "./core/fields.ts";
import type { Change, Store } from "./core/store.ts";
import { visitor } from "./sample-changes.ts";

export { visitor } from "./sample-changes.ts";

/** How the contract reaches an implementation. */
export type StoreUnderTest = {
  /** A store on the same data each time, without memory of the ones before, as after a reload. */
  open(): Store;
  /** A session's rows, visits and events in the order they began; times in any form that `Date` reads. */
  rows(sessionId: string): Promise<{ sessions: object[]; visits: Partial<VisitEnd>[]; events: object[] }>;
};

/** Tests, with vitest, that a store does what the tracker relies on. */
export function testStoreContract(
  name: string,
  prepare: () => Promise<StoreUnderTest> | StoreUnderTest,
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
      await subject.open().write([{ kind: "view", at: Date.now(), session, visit }]);
      const { sessions, visits } = await subject.rows(session_id);
      const { last_view, ...ofSession } = session;
      expect(sessions).toMatchObject([
        { ...ofSession, page_count: 1, unique_page_count: 1, converted: false },
      ]);
      const { start_time, ...rest } = visit;
      expect(visits).toMatchObject([rest]);
      expect(Date.parse((visits as { start_time?: string }[])[0]?.start_time ?? "")).toBe(
        Date.parse(start_time),
      );
    });

    test("counts further views, and follows page, language and dev mode", async () => {
      const { view, session_id } = visitor();
      const store = subject.open();
      const views = [view("/"), view("/pricing"), view("/", { language: "en", dev_mode: true })];
      for (const change of views) await store.write([change]);
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
    });

    test("goes on with a session that a page load before it began", async () => {
      const { view, session_id } = visitor();
      await subject.open().write([view("/")]);
      await subject.open().write([view("/pricing")]);
      expect((await subject.rows(session_id)).sessions).toMatchObject([{ page_count: 2 }]);
    });

    test("creates the session late when its first view never arrived", async () => {
      const { view, session_id } = visitor();
      view("/");
      await subject.open().write([view("/pricing")]);
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        { page_count: 1, unique_page_count: 1 },
      ]);
    });

    test("keeps both views when two writers begin the same session at once", async () => {
      const { view, session_id } = visitor();
      await Promise.all([view("/"), view("/")].map((change) => subject.open().write([change])));
      const { sessions, visits } = await subject.rows(session_id);
      expect(sessions).toMatchObject([{ page_count: 2, unique_page_count: 1 }]);
      expect(visits).toHaveLength(2);
    });

    test("counts exactly when forty writers share a session", async () => {
      const { view, session_id } = visitor();
      await subject.open().write([view("/")]);
      const views = Array.from({ length: 40 }, () => view("/"));
      await Promise.all(views.map((change) => subject.open().write([change])));
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        { page_count: 41, unique_page_count: 1 },
      ]);
    });

    test("keeps a session converted whatever follows", async () => {
      const { view, conversion, session_id } = visitor();
      const store = subject.open();
      await store.write([view("/")]);
      await store.write([conversion("signup")]);
      await subject.open().write([conversion("demo_request")]);
      await store.write([view("/pricing")]);
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        { converted: true, conversion_type: "demo_request", page_count: 2 },
      ]);
    });

    test("writes the events that come with a view, with a conversion or alone, and each of them once", async () => {
      const { view, conversion, event, session_id } = visitor();
      const store = subject.open();
      await store.write([view("/"), event("outbound_link", { seconds: 12.5, muted: true, chapter: "Één" })]);
      await store.write([conversion("signup"), event("form_start")]);
      const alone = [event("scroll_depth", { percent: 50 }), event("scroll_depth", { percent: 75 })] as const;
      await store.write(alone);
      // The first came a second time, and in other company.
      await subject.open().write([view("/pricing"), alone[0], event("file_download")]);
      const { sessions, events } = await subject.rows(session_id);
      expect(sessions).toMatchObject([{ page_count: 2, converted: true }]);
      expect(events).toMatchObject([
        {
          name: "outbound_link",
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

    test("keeps the latest properties of a measurement, whatever order they arrive in", async () => {
      const { view, event, session_id } = visitor();
      const change = view("/");
      const measured = event("scroll_depth", { percent: 50 });
      const at = [1, 2, 3].map((second) => new Date(measured.at + second * 1000).toISOString());
      const sent = ["a tenth", "all", "half"].map((part, index) => ({
        ...measured,
        event: { ...measured.event, properties: { part }, time: at[index] as string },
      }));
      const [tenth, all, half] = sent;
      await subject.open().write([change, all as Change]);
      await subject.open().write([tenth as Change]);
      await subject.open().write([half as Change, tenth as Change]);
      const { events } = await subject.rows(session_id);
      expect(events).toMatchObject([{ name: "scroll_depth", properties: { part: "half" } }]);
    });

    test("rejects for good the conversion of a session that is not there", async () => {
      const written = subject.open().write([visitor().conversion("signup")]);
      await expect(written).rejects.toMatchObject({ name: "StoreFailure", temporary: false });
    });

    test("sets the end of a visit, and lets only a later one move it", async () => {
      const { view, end, session_id } = visitor();
      const store = subject.open();
      const change = view("/");
      await store.write([change, end(change, 5)]);
      expect(await ends(session_id)).toEqual([change.at + 5000]);
      await store.write([end(change, 9)], true);
      expect(await ends(session_id)).toEqual([change.at + 9000]);
      await subject.open().write([end(change, 7)]);
      expect(await ends(session_id)).toEqual([change.at + 9000]);
    });

    test("sets for how long a visit was visible, and lets only a longer time replace it", async () => {
      const { view, end, session_id } = visitor();
      const store = subject.open();
      const change = view("/");
      await store.write([change]);
      await store.write([end(change, 5, 4)]);
      expect(await visibleTimes(session_id)).toEqual([4000]);
      await store.write([end(change, 9, 3)]);
      expect(await visibleTimes(session_id)).toEqual([4000]);
      await store.write([end(change, 8, 6)]);
      expect(await visibleTimes(session_id)).toEqual([6000]);
      expect(await ends(session_id)).toEqual([change.at + 9000]);
    });

    test.each([1, 2, 3, 4, 5, 6, 7, 8])(
      "has the same rows in the end whatever order requests arrive in, some of them twice (%i)",
      async (seed) => {
        const { view, event, end, conversion, session_id } = visitor();
        const [first, second, third] = [view("/"), view("/pricing"), view("/", { language: "en" })];
        // As a tracker sends them: an end or a conversion has its view with it unless that was confirmed.
        const requests: Change[][] = [
          [first],
          [first, end(first, 1)],
          [end(first, 4, 2), second, first],
          [second, end(second, 1), event("file_download")],
          [third, conversion("signup")],
          [third, end(third, 3)],
        ].map((changes) => changes.toSorted((a, b) => order(a) - order(b)));
        const sent = shuffled([...requests, ...requests.slice(seed % 6)], seed);
        const store = subject.open();
        for (const changes of sent) await store.write(changes);
        const { sessions, visits, events } = await subject.rows(session_id);
        expect(sessions).toMatchObject([
          {
            page_count: 3,
            unique_page_count: 2,
            last_page: "/",
            language: "en",
            converted: true,
            conversion_type: "signup",
          },
        ]);
        expect(visits).toHaveLength(3);
        expect(await ends(session_id)).toEqual([first.at + 4000, second.at + 1000, third.at + 3000]);
        expect(await visibleTimes(session_id)).toEqual([2000, 1000, 3000]);
        expect(events).toHaveLength(1);
      },
    );
  });
}

/** A view comes before what needs it. */
const order = ({ kind }: Change) => (kind === "view" ? 0 : 1);

/** The same in another order for each seed. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647; // Park and Miller's generator.
    return state;
  };
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
