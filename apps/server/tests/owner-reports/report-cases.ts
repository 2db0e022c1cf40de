import { describe, expect, test } from "vitest";
import type { ReportFilters, ReportRow } from "../../testing/visits/expected-report.ts";
import { expectedReportsOf, REPORTS, roundedReport } from "../../testing/visits/expected-report.ts";
import type { StoredSession, StoredVisits } from "../../testing/visits/generate.ts";
import { generateVisits } from "../../testing/visits/generate.ts";

export const SETS = [
  { set: "site", prefix: "" },
  { set: "app", prefix: "app_" },
] as const;

const until = Date.parse("2026-03-31T00:00:00Z");
export const stored = {
  site: generateVisits({ sessions: 600, visitsPerSession: 4, days: 40, until, seed: 1 }),
  app: generateVisits({ sessions: 300, visitsPerSession: 6, days: 40, until, seed: 2 }),
};

export type ReadRows = (
  name: string,
  set: string,
  from: string,
  to: string,
  filters?: ReportFilters,
) => Promise<ReportRow[]>;

/** Returns sessions like a generated one, by their number and a visit each. */
function sessionsLike(differences: Partial<StoredSession>[], name: string) {
  const session = stored.site.sessions.find(({ dev_mode }) => !dev_mode) as StoredSession;
  const sessions = differences.map((difference, index) => {
    const ids = {
      id: `${name}${String(index).padStart(15 - name.length, "0")}`,
      session_id: `${name}-${index}`,
    };
    return { ...session, ...difference, ...ids };
  });
  const visits = sessions.flatMap(({ id, session_id, created }) =>
    stored.site.visits.slice(0, 1).map((visit) => ({ ...visit, id, session_id, created })),
  );
  return { sessions, visits, events: [] };
}

/** Tests that an engine with the {@link stored} visits reports the same as counting the rows. */
export function testReports(report: ReadRows, write: (visits: StoredVisits) => Promise<void>): void {
  describe.each(SETS)("the reports of the set $set", ({ set }) => {
    describe.each([
      ["all there is", "2026-01-01", "2026-12-31"],
      ["a week", "2026-03-02", "2026-03-08"],
      ["one day", "2026-03-30", "2026-03-30"],
      ["days without visitors", "2025-01-01", "2025-01-31"],
    ])("over %s", (_, from, to) => {
      const expected = expectedReportsOf(set, stored[set], from, to);
      test.each(REPORTS)("the report %s matches the count of the rows", async (name) => {
        expect(roundedReport(await report(name, set, from, to))).toEqual(roundedReport(expected[name] ?? []));
      });
    });

    test("every label of the generated visits has rows", () => {
      const by = expectedReportsOf(set, stored[set], "2026-01-01", "2026-12-31");
      const { sessions, pages, languages, devices, sources } = by;
      expect([pages, languages, devices].map((rows) => rows?.length)).toEqual([8, 3, 3]);
      expect(sessions?.length).toBeGreaterThanOrEqual(40);
      expect(sources?.length).toBeGreaterThan(50);
    });

    /** Sets differ in the names of their tables, and the steps of their funnel. */
    const filtered = set === "app" ? REPORTS : ["funnel"];
    test.each<ReportFilters>([
      { page: "/o'brien%20?" },
      { source: "www.google.com", device: "desktop" },
      { language: "", conversion: "signup" },
      { entry: "/", exit: "/pricing", page: "/features" },
      { browser: "Chrome", system: "Windows", conversion: "", language: "nl" },
      { event: "outbound_link", campaign: "spring", click_id: "" },
      { event: "web_vitals", page: "/" },
      { did: "interaction", event: "scroll_depth" },
      { source: "unknown.example" },
    ])("reports with the filters %j match the count of the rows", async (filters) => {
      const [from, to] = ["2026-03-01", "2026-03-20"];
      const expected = expectedReportsOf(set, stored[set], from, to, filters);
      expect(expected["sessions"]?.length).toBeGreaterThan(filters.source === "unknown.example" ? -1 : 0);
      for (const name of filtered)
        expect(roundedReport(await report(name, set, from, to, filters)), name).toEqual(
          roundedReport(expected[name] ?? []),
        );
    });
  });

  test.each([
    ["when summer time begins, of 23 hours", "2027-03-28", "2027-03-27T23:00:00Z", "2027-03-28T22:00:00Z"],
    ["when it ends, of 25 hours", "2027-10-31", "2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z"],
    ["of winter", "2027-01-15", "2027-01-14T23:00:00Z", "2027-01-15T23:00:00Z"],
  ])("a day %s has the sessions between the owner's midnights", async (_, day, start, end) => {
    const moments = [Date.parse(start) - 1, Date.parse(start), Date.parse(end) - 1, Date.parse(end)];
    const created = moments.map((time) => new Date(time).toISOString().replace("T", " "));
    await write(
      sessionsLike(
        created.map((time) => ({ created: time })),
        day.replaceAll("-", ""),
      ),
    );
    expect(await report("sessions", "site", day, day)).toMatchObject([{ day, sessions: 2 }]);
    expect(await report("devices", "site", day, day)).toMatchObject([{ sessions: 2 }]);
  });

  test("the values of events include booleans, and every digit of very large and small numbers", async () => {
    const [day, created] = ["2027-02-01", "2027-02-01 12:00:00.000Z"];
    const { sessions, visits } = sessionsLike([{ created }], "numbers");
    const ids = { id: "numbers00000000", session_id: "numbers-0" };
    const properties = { muted: true, third: 1 / 3, large: 1e21, small: 1e-7, whole: 2 ** 53, digits: -1e20 };
    const event = {
      ...ids,
      page_path: "/",
      name: "interaction",
      properties,
      time: created,
      created,
    } as const;
    await write({ sessions, visits, events: [event] });
    const rows = await report("event_values", "site", day, day, { event: "interaction" });
    expect(Object.fromEntries(rows.map(({ property, label }) => [property, label]))).toEqual({
      muted: "true",
      third: "0.3333333333333333",
      large: "1e+21",
      small: "1e-7",
      whole: "9007199254740992",
      digits: "-100000000000000000000",
    });
  });

  testChannels(report, write);

  test("a day that doesn't exist is rejected", async () => {
    await expect(report("pages", "site", "2026-13-45", "2026-12-31")).rejects.toThrow();
  });
}

function testChannels(report: ReadRows, write: (visits: StoredVisits) => Promise<void>): void {
  test("a session is counted for the channel of its click, campaign or referrer", async () => {
    const [day, created] = ["2027-03-01", "2027-03-01 12:00:00.000Z"];
    const none = { referrer: "direct", utm_source: "", utm_medium: "", click_id: "", created };
    const traces = {
      paid: [{ referrer: "https://www.google.com/", click_id: "gclid" }, { utm_medium: "CPC" }],
      mail: [{ utm_source: "spring", utm_medium: "email" }, { referrer: "https://mail.google.com/" }],
      ai: [{ referrer: "https://gemini.google.com/" }, { utm_source: "ChatGPT.com" }],
      social: [{ referrer: "https://l.facebook.com/" }, { referrer: "https://t.co/" }],
      search: [{ referrer: "https://www.google.nl/" }, { referrer: "https://duckduckgo.com/" }],
      referral: [{ referrer: "https://docs.google.com/" }, { utm_source: "partner" }],
      direct: [{}, {}],
    };
    const all = Object.values(traces).flat();
    await write(
      sessionsLike(
        all.map((trace) => ({ ...none, ...trace }) as Partial<StoredSession>),
        "channel",
      ),
    );
    const counted = await report("channels", "site", day, day);
    expect(Object.fromEntries(counted.map(({ label, sessions: count }) => [label, count]))).toEqual(
      Object.fromEntries(Object.keys(traces).map((channel) => [channel, 2])),
    );
    for (const channel of Object.keys(traces))
      expect(await report("sessions", "site", day, day, { channel } as ReportFilters), channel).toMatchObject(
        [{ sessions: 2 }],
      );
  });
}
