import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

vi.mock("../app/routes/upload.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../app/recordings/detail/recording-dialog.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../app/features/settings/billing-panel.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("@voxlog/demo-data/load-recording-detail", () => ({
  loadRecordingDetail: () => Promise.reject(new TypeError("Failed to fetch")),
}));

vi.mock("../app/recordings/user/audio-database.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("words that can't be stored offline stay in their field with a reason, and don't become a recording", async () => {
  const { screen, history } = await openDemo("/record", "en");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await screen.getByLabelText("Dictate your last visit").fill("The budget is 12,000 euros a year.");
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await expect.element(screen.getByRole("alert").getByText(/^You’re offline/)).toBeVisible();
  online.mockRestore();
  dispatchEvent(new Event("online"));

  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect
    .element(screen.getByLabelText("Dictate your last visit"))
    .toHaveValue("The budget is 12,000 euros a year.");
  history.push("/dashboard/recordings");
  await expect.element(screen.getByText("12 recordings", { exact: true })).toBeVisible();
});

test("a screen that can't be fetched shows an error inside the layout and offers to try again", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openDemo("/", "en");
  const menu = screen.getByRole("navigation", { name: "Dashboard menu" });
  await menu.getByRole("link", { name: "Upload" }).click();

  await expect
    .element(screen.getByRole("heading", { level: 1, name: "This screen won’t load" }))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await menu.getByRole("link", { name: "Recordings" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
});

test("a recording that can't be fetched offline shows an error and keeps the visitor on the screen; online it offers a reload", async () => {
  await page.viewport(1280, 800);
  const { screen, history } = await openDemo("/settings", "en");
  const menu = screen.getByRole("navigation", { name: "Dashboard menu" });
  await menu.getByRole("link", { name: "Recordings" }).click();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await screen.getByRole("link", { name: "View: Lumen Energie" }).click();

  await expect
    .element(screen.getByRole("status").getByText("You’re offline.", { exact: false }))
    .toBeVisible();
  await screen.getByRole("link", { name: "View: Lumen Energie" }).click();
  await expect.poll(() => screen.getByRole("status").getByRole("listitem").elements().length).toBe(1);
  expect(history.location).toMatchObject({ pathname: "/dashboard/recordings", search: "" });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
  online.mockRestore();

  await screen.getByRole("link", { name: "View: Lumen Energie" }).click();
  await expect.element(screen.getByText("The connection dropped", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("the manager's board shows that its conversations can't be fetched, and offers to try again once online", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { screen } = await openDemo("/", "en");
  scrollTo(0, document.body.scrollHeight);
  await expect.element(screen.getByRole("alert").getByText(/^You’re offline/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" }).query()).toBeNull();
  online.mockRestore();
  dispatchEvent(new Event("online"));

  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a tab that can't be fetched shows an error below the tabs, which still work", async () => {
  const { screen } = await openDemo("/settings", "en");
  await screen.getByRole("tab", { name: "Billing" }).click();
  await expect.element(screen.getByRole("alert").getByText(/^The connection dropped/)).toBeVisible();
  await screen.getByRole("tab", { name: "Team" }).click();

  await expect.element(screen.getByRole("list", { name: "Team members" })).toBeVisible();
});
