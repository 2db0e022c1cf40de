import { beforeAll, describe, expect, test } from "vitest";
import type { EventProperties } from "./core/fields.ts";
import type { Change, Conversion, PageView, Store, TrackedEvent, VisitEnded } from "./core/store.ts";
import { newId } from "./core/visit.ts";

/** The contract's access to an implementation. */
export type StoreUnderTest = {
  /** Returns a store on the same data without memory of earlier ones, as after a reload. */
  open(): Store;
  /** Returns a session's rows in the order they began; times in any format that `Date` parses. */
  rows(sessionId: string): Promise<{ sessions: object[]; visits: object[]; events: object[] }>;
};

/** Tests, with vitest, that a store meets the tracker's requirements. */
export function testStoreContract(
  name: string,
  prepare: () => Promise<StoreUnderTest> | StoreUnderTest,
): void {
  describe(`${name} as a store`, () => {
    let subject: StoreUnderTest;
    beforeAll(async () => {
      subject = await prepare();
    });

    test("a store counts exactly when forty writers begin a session at once", async () => {
      const { view, session_id } = visitor();
      const views = Array.from({ length: 40 }, () => view("/"));
      await Promise.all(views.map((change) => subject.open().write([change])));
      expect((await subject.rows(session_id)).sessions).toMatchObject([
        { page_count: 40, unique_page_count: 1 },
      ]);
    });

    test("a store keeps a session converted, whatever follows", async () => {
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

    test("a store rejects a conversion of a session that doesn't exist as final", async () => {
      const written = subject.open().write([visitor().conversion("signup")]);
      await expect(written).rejects.toMatchObject({ name: "StoreFailure", temporary: false });
    });

    test.each([1, 2, 3, 4, 5, 6, 7, 8])(
      "stores the same rows in any order and grouping, with lost and repeated requests (%i)",
      async (seed) => {
        const random = randomFrom(seed);
        const { facts, session_id, expected } = randomSession(random);
        // Without memory of earlier requests, as after a reload.
        for (const changes of randomRequests(facts, random)) await subject.open().write(changes);
        const { sessions, visits, events } = await subject.rows(session_id);
        expect(sessions).toMatchObject([expected.session]);
        expect(visits.map(withTimes)).toMatchObject(expected.visits);
        expect(events.map(withTimes).toSorted(byId)).toMatchObject(expected.events.toSorted(byId));
      },
    );
  });
}

type Row = Record<string, unknown>;

/** Returns a row with its times in ms; 0 for those that aren't known yet. */
function withTimes(row: object): Row {
  const entries = Object.entries({ end_time: 0, visible_time: 0, ...row } as Row).map(([name, value]) => {
    const isTime = name.endsWith("time") && typeof value !== "number";
    return [name, isTime ? Date.parse(`${value}`) || 0 : value];
  });
  return Object.fromEntries(entries);
}

const byId = (one: Row, other: Row) => `${one["id"]}`.localeCompare(`${other["id"]}`);

/** Returns a seeded generator of integers below a limit: Park and Miller's. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 7919;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

function randomSession(random: (below: number) => number) {
  const { view, end, event, conversion, session_id } = visitor();
  const pick = <T>(values: readonly [T, ...T[]]) => values[random(values.length)] as T;
  const facts: Change[] = [];
  const expected = { visits: [] as Row[], events: [] as Row[] };
  const views = Array.from({ length: 1 + random(5) }, () => {
    const viewed = view(pick(["/", "/pricing", "/features"]), {
      language: pick(["nl", "en"]),
      dev_mode: pick([true, false]),
    });
    const seconds = Array.from({ length: random(4) }, () => 1 + random(30));
    const visible = seconds.map((lasted) => random(lasted + 1));
    facts.push(viewed, ...seconds.map((lasted, index) => end(viewed, lasted, visible[index])));
    expected.visits.push({
      ...viewed.visit,
      start_time: viewed.at,
      end_time: seconds[0] ? viewed.at + Math.max(...seconds) * 1000 : 0,
      visible_time: Math.max(0, ...visible) * 1000,
    });
    const tracked = event(pick(["file_download", "scroll_depth"]));
    const versions = Array.from({ length: random(4) }, (_, percent) => ({
      ...tracked,
      event: {
        ...tracked.event,
        properties: { percent, seconds: 12.5, muted: true, chapter: "Één" },
        time: new Date(tracked.at + percent).toISOString(),
      },
    }));
    facts.push(...versions);
    expected.events.push(...versions.slice(-1).map((change) => withTimes(change.event)));
    return viewed;
  });
  const converted = random(2) > 0;
  if (converted) facts.push(conversion("signup"));
  const { last_view: _, ...last } = (views.at(-1) as PageView).session;
  const session = {
    ...last,
    converted,
    page_count: views.length,
    unique_page_count: new Set(views.map(({ visit }) => visit.page_path)).size,
  };
  return { facts, session_id, expected: { ...expected, session } };
}

/** Groups changes as a tracker sends them: an end or conversion with its view, which may not have arrived. */
function randomRequests(facts: readonly Change[], random: (below: number) => number): Change[][] {
  const neededBy = (fact: Change) =>
    facts.find(({ kind, ...view }) => {
      if (kind !== "view") return false;
      return fact.kind === "end" ? (view as PageView).visit.id === fact.end.id : fact.kind === "conversion";
    });
  const requests = facts.map((fact) => {
    const company = facts.filter(() => random(facts.length) === 0);
    const together = [fact, ...company].flatMap((each) => [neededBy(each) ?? each, each]);
    return [...new Set(together)].sort((a, b) => order(a) - order(b));
  });
  const repeated = [...requests, ...requests.filter(() => random(3) === 0)];
  // Loses a request whose changes are in others.
  const others = (lost: Change[]) => new Set(repeated.filter((each) => each !== lost).flat());
  const lost = repeated.find((each) => each.every((fact) => others(each).has(fact)));
  return repeated
    .filter((each) => each !== lost)
    .map((value) => ({ value, key: random(1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/** Views precede what needs them. */
const order = ({ kind }: Change) => (kind === "view" ? 0 : 1);

const SESSION = {
  referrer: "direct",
  language: "nl",
  dev_mode: false,
  device_type: "desktop",
  os: "Linux",
  browser: "Firefox",
  screen_size: "1440x900",
} as const;

/** Creates the changes of a visitor's session, as a tracker does. */
export function visitor() {
  const id = newId(15);
  const session_id = Date.now().toString(36) + newId(24);
  let time = Date.now() - 10 * 60_000;
  let last: PageView | undefined;
  let landing_page = "";

  return {
    session_id,
    view(path: string, over: Partial<PageView["session"]> = {}): PageView {
      time += 1000;
      landing_page ||= path;
      const start_time = new Date(time).toISOString();
      const session: PageView["session"] = {
        ...{ ...SESSION, id, session_id, landing_page, last_page: path, last_view: start_time },
        ...over,
      };
      const view: PageView = {
        kind: "view",
        at: time,
        visit: {
          id: newId(15),
          page_path: path,
          page_title: `Title of ${path}`,
          session_id,
          referrer: last?.visit.page_path ?? "direct",
          language: session.language,
          start_time,
        },
        session,
        isFurther: !!last,
      };
      last = view;
      return view;
    },
    conversion(conversion_type: string): Conversion {
      time += 60_000; // A store may round to minutes.
      return { kind: "conversion", at: time, session: { id, session_id }, conversion_type };
    },
    event(name: string, properties: EventProperties = {}): TrackedEvent {
      time += 1;
      const page_path = last?.visit.page_path ?? "/";
      const event = { id: newId(15), session_id, page_path, name, properties };
      return { kind: "event", at: time, event: { ...event, time: new Date(time).toISOString() } };
    },
    end(view: PageView, seconds: number, visible = seconds): VisitEnded {
      const at = view.at + seconds * 1000;
      const end_time = new Date(at).toISOString();
      return {
        kind: "end",
        at,
        end: { id: view.visit.id, session_id, end_time, visible_time: visible * 1000 },
      };
    },
  };
}
