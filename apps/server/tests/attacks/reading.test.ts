import { expect, test } from "vitest";
import { demoRequest, session, signup, signupOf, TRACKING } from "../samples.ts";
import { createRecord, send, sharedServer, visitor } from "../server.ts";

const secret = session();
const ids: Record<string, string> = {};
const server = await sharedServer();
const rows = { signups: signup, demo_requests: demoRequest, ...TRACKING };
for (const [name, row] of Object.entries(rows)) {
  const own = name in TRACKING && { session_id: secret.session_id };
  ids[name] = (await createRecord(server, name, { ...row(), ...own })).id;
}

test.each(Object.keys(rows))("a visitor can't list %s, nor read or delete a row by its ID", async (name) => {
  const records = `${server.url}/api/collections/${name}/records`;
  const rejected = { status: 400, body: { message: "Unsupported query." } };
  expect(await send(records, "GET")).toMatchObject(rejected);
  for (const method of ["GET", "DELETE"])
    expect(await send(`${records}/${ids[name]}`, method)).toMatchObject({ status: 403 });
  expect(await server.admin.rows(name)).toHaveLength(1);
});

const id = secret.session_id;
const whole = `session_id="${id}"`;
const search = (parameters: Record<string, string>) =>
  fetch(`${server.url}/api/collections/sessions/records?${new URLSearchParams(parameters)}`);

test.each([
  ["a prefix", `session_id ~ "${id.slice(0, 8)}"`],
  ["a prefix with =", `session_id = "${id.slice(0, 20)}%"`],
  ["a wildcard", 'session_id ~ "%"'],
  ["single-character wildcards", `session_id ~ "${"_".repeat(32)}"`],
  ["what it is not", "session_id != ''"],
  ["its order", 'session_id > "0"'],
  ["the record's id", `id = "abcdefghijklmno"`],
  ["another field", 'landing_page = "/pricing"'],
  ["another collection", '@collection.signups.email ?~ "@"'],
  ["the whole id or anything", `${whole} || id != ""`],
  ["the whole id and a probe", `${whole} && landing_page ~ "/p%"`],
  ["the whole id and a comment", `${whole} // more`],
  ["150 terms", Array.from({ length: 150 }, (_, i) => `landing_page ~ "${i}"`).join(" || ")],
  ["nothing", ""],
])("a search for sessions is rejected if it filters by %s", async (_, filter) => {
  expect((await search({ filter })).status).toBe(400);
});

test.each([
  ["sort", "landing_page"],
  ["expand", "session_id"],
  ["fields", "*"],
  ["Filter", 'id != ""'],
])("a search for sessions is rejected if it has the parameter %s", async (parameter, value) => {
  expect((await search({ filter: whole, [parameter]: value })).status).toBe(400);
});

test.each([
  ["two filters", "filter", "GET"],
  ["a second filter with an encoded name", "f%69lter", "GET"],
  ["two filters and probes with HEAD", "filter", "HEAD"],
])("a search for sessions is rejected if it has %s", async (_, second, method) => {
  const query = `filter=${encodeURIComponent(whole)}&${second}=${encodeURIComponent("id != ''")}`;
  const url = `${server.url}/api/collections/sessions/records?${query}`;
  expect((await fetch(url, { method })).status).toBe(400);
});

test("a search for sessions is rejected if its path has the collection's ID or ends in a slash", async () => {
  const { id } = await server.admin.send<{ id: string }>("GET", "/api/collections/sessions");
  for (const path of [`${id}/records`, "sessions/records/"]) {
    const response = await fetch(
      `${server.url}/api/collections/${path}?filter=${encodeURIComponent("id != ''")}`,
    );
    expect([400, 404]).toContain(response.status);
  }
});

test("a search for sessions finds nothing by a well-formed but wrong ID", async () => {
  const other = id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const response = await search({ filter: `session_id="${other}"` });
  expect(await response.json()).toMatchObject({ items: [], totalItems: 0 });
});

test.each([
  ["GET", "/api/collections"],
  ["GET", "/api/settings"],
  ["PATCH", "/api/settings"],
  ["GET", "/api/logs"],
  ["GET", "/api/backups"],
  ["POST", "/api/backups"],
  ["GET", "/api/crons"],
  ["POST", "/api/sql"],
  ["GET", "/api/collections/_superusers/records"],
  ["POST", "/api/collections/_superusers/records"],
  ["PUT", "/api/collections/import"],
])("a visitor without an account at other routes is denied the owner's %s %s", async (method, path) => {
  const response = await send(server.url + path, method, method === "GET" ? undefined : {});
  expect([400, 401, 403]).toContain(response.status);
});

test.each(["", "app_"])("the time of a conversion in %ssessions doesn't tell the lead", async (prefix) => {
  const client = visitor(server.url);
  const conversion = { converted: true, conversion_type: "signup" };
  const ids = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const { id } = await client.collection(`${prefix}sessions`).create(session());
      await client.collection("signups").create(signupOf(`${prefix}${i}`));
      if (i % 2) await client.collection(`${prefix}sessions`).update(id, conversion);
      else {
        const batch = client.createBatch();
        batch.collection(`${prefix}sessions`).update(id, conversion);
        await batch.send();
      }
      return id;
    }),
  );
  for (const id of ids) {
    const [row] = await server.admin.rows(`${prefix}sessions`, { filter: `id = '${id}'` });
    expect(row).toMatchObject({ converted: true, updated: expect.stringMatching(/ 00:00:00\.00[01]Z$/) });
  }
});
