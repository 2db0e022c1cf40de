import { type LeadField, leadFields } from "@voxlog/product";
import { describe, expect, test } from "vitest";
import { demoRequest, pageVisit, recordId, session, signup } from "../samples.ts";
import { send, sharedServer, visitor } from "../server.ts";

const server = await sharedServer();

const records = (collection: string, id = "") =>
  `${server.url}/api/collections/${collection}/records/${id}`.replace(/\/$/, "");
const row = async (collection: string, id: string) =>
  (await server.admin.rows(collection, { filter: `id = '${id}'` }))[0] ?? {};
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const fields: readonly LeadField[] = leadFields.signups;

test.each(["id", "created", "updated"])("a visitor who sends a lead cannot choose its %s", async (field) => {
  const value = field === "id" ? recordId() : "2020-01-01 00:00:00.000Z";
  for (const [collection, lead] of Object.entries({ signups: signup(), demo_requests: demoRequest() })) {
    expect((await send(records(collection), "POST", { ...lead, [field]: value })).status).toBe(400);
  }
});

test("a visitor who sends a lead cannot add a field that is not there", async () => {
  const { body } = await send(records("signups"), "POST", { ...signup(), notified: true, admin: true });
  const stored = await row("signups", String(body["id"]));
  expect(Object.keys(stored)).not.toContain("admin");
  expect(Object.keys(stored)).not.toContain("notified");
});

test("a visitor who sends a lead cannot change it afterwards", async () => {
  const { id } = await visitor(server.url).collection("signups").create(signup());
  expect((await send(records("signups", id), "PATCH", { company: "Another" })).status).toBe(403);
});

test.each(fields.filter(({ required }) => required))(
  "a visitor who sends a lead cannot leave $name blank",
  async ({ name: field }) => {
    const response = await send(records("signups"), "POST", { ...signup(), [field]: "   " });
    expect(response).toMatchObject({ status: 400, body: { data: { [field]: {} } } });
  },
);

test.each(fields.filter(({ type }) => type !== "email"))(
  "a visitor who sends a lead can fill $name with $max characters and no more",
  async ({ name, type, max }) => {
    const filling = type === "tel" ? "1" : "é";
    const fill = (length: number) =>
      send(records("signups"), "POST", { ...signup(), [name]: filling.repeat(length) });
    expect((await fill(max)).status).toBe(200);
    expect(await fill(max + 1)).toMatchObject({ status: 400, body: { data: { [name]: {} } } });
  },
);

test("a visitor who sends a lead can give an address of 254 characters and none longer", async () => {
  const address = (length: number) => {
    const start = `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`;
    return `${start}${"e".repeat(length - start.length - 3)}.nl`;
  };
  expect((await send(records("signups"), "POST", { ...signup(), email: address(254) })).status).toBe(200);
  const longer = await send(records("signups"), "POST", { ...signup(), email: address(255) });
  expect(longer).toMatchObject({ status: 400, body: { data: { email: {} } } });
});

test("a visitor who sends a lead cannot give an address that is none", async () => {
  const response = await send(records("demo_requests"), "POST", {
    ...demoRequest(),
    email: "ada@localhost@nl",
  });
  expect(response).toMatchObject({ status: 400, body: { data: { email: {} } } });
});

describe.each(["", "app_"])(
  "a visitor who knows the ID of a row of the set with the prefix '%s'",
  (prefix) => {
    const sessions = `${prefix}sessions`;
    const visits = `${prefix}page_visits`;
    const newSession = async () => (await visitor(server.url).collection(sessions).create(session())).id;
    const newVisit = async (fields = {}) =>
      (
        await visitor(server.url)
          .collection(visits)
          .create({ ...pageVisit(), ...fields })
      ).id;

    test.each([
      ["session_id", session().session_id],
      ["id", recordId()],
      ["created", inHours(-1)],
      ["updated", inHours(-1)],
      ["landing_page", "/other"],
      ["referrer", "https://example.com"],
      ["device_type", "mobile"],
      ["os", "Linux"],
      ["browser", "Firefox"],
      ["screen_size", "1x1"],
    ])("cannot change a session's %s", async (field, value) => {
      const id = await newSession();
      const before = await row(sessions, id);
      expect((await send(records(sessions, id), "PATCH", { [field]: value })).status).toBe(404);
      expect(await row(sessions, id)).toEqual(before);
    });

    test("cannot take a conversion back", async () => {
      const id = await newSession();
      await visitor(server.url)
        .collection(sessions)
        .update(id, { converted: true, conversion_type: "signup" });
      for (const change of [
        { converted: false },
        { conversion_type: "" },
        { converted: true, conversion_type: "" },
      ]) {
        expect((await send(records(sessions, id), "PATCH", change)).status).toBe(404);
      }
      expect(await row(sessions, id)).toMatchObject({ converted: true, conversion_type: "signup" });
    });

    test("cannot set a type of conversion without converting, or an unknown one", async () => {
      const id = await newSession();
      expect((await send(records(sessions, id), "PATCH", { conversion_type: "signup" })).status).toBe(404);
      const unknown = { converted: true, conversion_type: "purchase" };
      expect((await send(records(sessions, id), "PATCH", unknown)).status).toBe(400);
      expect(await row(sessions, id)).toMatchObject({ converted: false, conversion_type: "" });
    });

    test.each([
      ["lower", { page_count: 1, unique_page_count: 1 }],
      ["zero", { page_count: 0 }],
      ["negative by a modifier", { "page_count-": 2 }],
      ["nothing", { page_count: null }],
    ])("cannot make a session's counts %s", async (_, change) => {
      const id = await newSession();
      await visitor(server.url).collection(sessions).update(id, { page_count: 2, unique_page_count: 2 });
      await send(records(sessions, id), "PATCH", change);
      expect(await row(sessions, id)).toMatchObject({ page_count: 2, unique_page_count: 2 });
    });

    test.each([
      ["more different pages than pages", { unique_page_count: 2 }],
      ["half a page", { page_count: 2.5 }],
    ])("cannot count %s", async (_, change) => {
      const id = await newSession();
      expect((await send(records(sessions, id), "PATCH", change)).status).toBe(400);
      expect(await row(sessions, id)).toMatchObject({ page_count: 1, unique_page_count: 1 });
    });

    test.each([
      ["a million pages", { page_count: 1_000_000, unique_page_count: 1_000_000 }],
      ["more pages by a modifier", { "page_count+": 500 }],
    ])("cannot count %s without viewing them, but for the next one", async (_, change) => {
      const id = await newSession();
      for (let times = 0; times < 3; times++) await send(records(sessions, id), "PATCH", change);
      expect(await row(sessions, id)).toMatchObject({ page_count: 2 });
    });

    test.each([
      ["counts of its own", { page_count: 500 }],
      ["a conversion", { converted: true }],
      ["a type of conversion", { conversion_type: "signup" }],
      ["a date of creation", { created: inHours(-1) }],
      ["a short session id", { session_id: "short" }],
      ["a session id with a wildcard", { session_id: `${"a".repeat(30)}%` }],
      ["an unknown language", { language: "de" }],
      ["an unknown device", { device_type: "fridge" }],
      ["a screen size that is none", { screen_size: "big" }],
      ["a landing page that is too long", { landing_page: `/${"a".repeat(500)}` }],
      ["an id of another form", { id: "../../../etc/pas" }],
    ])("cannot create a session with %s", async (_, fields) => {
      expect((await send(records(sessions), "POST", { ...session(), ...fields })).status).toBe(400);
    });

    test("cannot create a second session with the same session id", async () => {
      const sent = session();
      await visitor(server.url).collection(sessions).create(sent);
      const response = await send(records(sessions), "POST", sent);
      expect(response).toMatchObject({
        status: 400,
        body: { data: { session_id: { code: "validation_not_unique" } } },
      });
    });

    test.each([
      "page_path",
      "page_title",
      "session_id",
      "referrer",
      "language",
      "start_time",
      "id",
      "created",
      "updated",
    ])("cannot change a visit's %s", async (field) => {
      const id = await newVisit();
      const before = await row(visits, id);
      const change = { end_time: new Date().toISOString(), [field]: field === "id" ? recordId() : "/other" };
      expect((await send(records(visits, id), "PATCH", change)).status).toBe(404);
      expect(await row(visits, id)).toEqual(before);
    });

    test.each([
      ["no date", "hello"],
      ["nothing", ""],
      ["null", null],
      ["an object", { a: 1 }],
      ["before 2020", "2019-12-31 23:59:59.000Z"],
      ["two days ahead", inHours(48)],
      ["in 2999", "2999-01-01 00:00:00.000Z"],
      ["in the year 12026", "12026-01-01 00:00:00.000Z"],
    ])("cannot end a visit at a time that is %s", async (_, end_time) => {
      const id = await newVisit();
      expect((await send(records(visits, id), "PATCH", { end_time })).status).toBe(400);
      expect(await row(visits, id)).toMatchObject({ end_time: "" });
    });

    test.each([
      ["no date", "hello"],
      ["before 2020", "2019-12-31 23:59:59.000Z"],
      ["two days ahead", inHours(48)],
    ])("cannot start a visit at a time that is %s", async (_, start_time) => {
      expect((await send(records(visits), "POST", { ...pageVisit(), start_time })).status).toBe(400);
    });

    test.each([
      ["longer than the visit", { visible_time: 61_000 }],
      ["longer than any visit", { visible_time: 1e15 }],
      ["longer by a modifier", { "visible_time+": 1e9 }],
    ])("cannot have been visible for %s", async (_, change) => {
      const start = Date.now() - 60_000;
      const id = await newVisit({ start_time: new Date(start).toISOString() });
      const end_time = new Date(start + 50_000).toISOString();
      expect((await send(records(visits, id), "PATCH", { end_time, ...change })).status).toBe(200);
      expect(await row(visits, id)).toMatchObject({ visible_time: 50_000 });
    });

    test.each([
      ["shorter", { visible_time: 1 }],
      ["negative", { visible_time: -1 }],
      ["shorter by a modifier", { "visible_time-": 9000 }],
      ["nothing", { visible_time: null }],
      ["a text", { visible_time: "long" }],
      ["a list", { visible_time: [60_000] }],
    ])("cannot make the visible time %s", async (_, change) => {
      const id = await newVisit();
      const end_time = new Date().toISOString();
      await send(records(visits, id), "PATCH", { end_time, visible_time: 10_000 });
      await send(records(visits, id), "PATCH", { end_time, ...change });
      expect(await row(visits, id)).toMatchObject({ visible_time: 10_000 });
    });

    test("cannot set a visible time without an end, or of half a millisecond", async () => {
      const id = await newVisit();
      const end_time = new Date().toISOString();
      expect((await send(records(visits, id), "PATCH", { visible_time: 10 })).status).toBe(404);
      expect((await send(records(visits, id), "PATCH", { end_time, visible_time: 0.5 })).status).toBe(400);
      expect(await row(visits, id)).toMatchObject({ end_time: "", visible_time: 0 });
    });

    test.each([
      ["an end", { end_time: new Date().toISOString() }],
      ["a visible time", { visible_time: 1000 }],
      ["a visible time of nothing", { visible_time: 0 }],
      ["a visible time by a modifier", { "visible_time+": 1000 }],
      ["a path that is none", { page_path: "https://example.com" }],
      ["a title that is too long", { page_title: "a".repeat(301) }],
      ["a date of creation", { created: inHours(-1) }],
    ])("cannot create a visit with %s", async (_, fields) => {
      expect((await send(records(visits), "POST", { ...pageVisit(), ...fields })).status).toBe(400);
    });
  },
);
