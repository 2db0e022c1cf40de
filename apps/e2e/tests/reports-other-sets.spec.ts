import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPocketBase, type TestPocketBase } from "@voxlog/server/testing";
import { buildDir } from "../deployment/published-builds.ts";
import { expectAccessible } from "../support/accessible.ts";
import { openReports } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-US" });

const { reports } = await textsOf("en");
const DECLARATION = {
  name: "shop",
  title: "Shoe shop",
  conversions: ["order"],
  events: { basket_add: {} },
  funnel: [
    { step: "products", title: "Looked at shoes", pages: ["/shoes"] },
    { step: "orders", conversion: "order" },
  ],
} as const;

let server: TestPocketBase;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "voxlog-shop-"));
  const file = join(folder, "tracking.ts");
  await writeFile(
    file,
    `import { defineSet } from "@voxlog/tracking"; export const shop = defineSet(${JSON.stringify(DECLARATION)});`,
  );
  server = await startPocketBase({ env: { REPORTS_DIR: buildDir("REPORTS_DIR"), VOXLOG_SETS: file } });
  for (const pages of [["/"], ["/", "/shoes"], ["/shoes"]]) await visit(pages, pages.length > 1);
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function visit(pages: readonly string[], buys: boolean): Promise<void> {
  const time = new Date().toISOString();
  const id = (length: number) =>
    Array.from({ length }, () => Math.floor(Math.random() * 36).toString(36)).join("");
  const session = { id: id(15), session_id: id(32) };
  const { session_id } = session;
  const counts = { page_count: 1, unique_page_count: 1, converted: false };
  const device = { device_type: "desktop", os: "Linux", browser: "Firefox" };
  await send("sessions", {
    ...session,
    ...counts,
    ...device,
    landing_page: pages[0],
    last_page: pages.at(-1),
  });
  for (const page_path of pages) await send("page_visits", { session_id, page_path, start_time: time });
  if (!buys) return;
  await send("events", { session_id, page_path: "/shoes", name: "basket_add", properties: {}, time });
  await send("sessions", { converted: true, conversion_type: "order" }, `/${session.id}`);
}

async function send(table: string, body: object, record = ""): Promise<void> {
  const response = await fetch(`${server.url}/api/collections/shop_${table}/records${record}`, {
    method: record ? "PATCH" : "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.text()).toBe(true);
}

test("another product's sets have the same reports, with their own steps, conversions and events", async ({
  page,
}) => {
  await openReports(page, server, "en", "", server.url);
  const funnel = page.getByRole("table", { name: reports(($) => $.funnel.title) }).locator("tbody tr");
  await expect(funnel).toHaveText([/Visited.*3.*100/, /Looked at shoes.*2.*66\.7/, /Orders.*1.*33\.3/]);
  await funnel.filter({ hasText: "Orders" }).getByRole("button").click();
  await expect(page.getByRole("list", { name: reports(($) => $.filters.active) })).toHaveText(
    /Conversion: Order/,
  );
  await expect(
    page
      .getByRole("table", { name: reports(($) => $.events.tabs.events) })
      .getByRole("row", { name: /Basket add/ }),
  ).toBeVisible();
  await expect(page.getByLabel(reports(($) => $.filters.set))).toHaveCount(0);
  // Figures of the previous selection are pale.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
});
