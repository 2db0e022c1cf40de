import { recordings } from "@voxlog/demo-data/recordings";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));

test("the recordings screen follows a search letter by letter, and the address with it", async () => {
  const { screen, history } = await openDemo("/recordings", "en");
  await userEvent.type(screen.getByLabelText("Search names and conversations"), "amrani{Backspace}");

  await expect.element(screen.getByText("1 recording", { exact: true })).toBeVisible();
  await expect.poll(() => history.location.search).toBe("?q=amran");
  await expect.element(screen.getByRole("row", { name: /Lumen Energie/ })).toBeVisible();
});

test("the recordings screen suggests what to try when nothing is found", async () => {
  const { screen } = await openDemo("/recordings?q=zzz", "en");
  await expect.element(screen.getByText("Try a name, a client", { exact: false })).toBeVisible();
  expect(screen.getByRole("table").query()).toBeNull();
});

test.each([
  ["hubspot", /Bouwgroep Hartman/],
  ["28800", /Van Dijk Logistiek/],
  ["€28,800", /Van Dijk Logistiek/],
  // A typo: cspell:ignore lumem
  ["Lumem  Energie", /Lumen Energie/],
])("a search for %s finds its conversation, however it is written", async (search, name) => {
  const { screen } = await openDemo(`/recordings?q=${encodeURIComponent(search)}`, "en");

  await expect.element(screen.getByRole("row", { name })).toBeVisible();
  expect(screen.getByRole("row").length).toBeLessThan(7);
});

test("a search of the recordings finds what was said in a conversation, and shows the sentence", async () => {
  const { screen } = await openDemo("/recordings", "en");
  await screen.getByLabelText("Search names and conversations").fill("greenhouse");

  const row = screen.getByRole("row", { name: /De Groene Kas/ });
  await expect
    .element(row.getByText("In the greenhouse, the app takes a minute", { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText("1 recording", { exact: true })).toBeVisible();
});

test.each([768, 1024, 1440])(
  "the recordings list clips and breaks nothing in Dutch on a screen of %i px",
  async (width) => {
    await page.viewport(width, 900);
    const { screen } = await openDemo("/recordings");
    const view = screen.getByRole("link", { name: "Bekijken: Lumen Energie" });
    await expect.element(view).toBeVisible();

    const list = screen.getByRole("table").element().getBoundingClientRect();
    for (const row of screen.getByRole("row").elements().slice(1)) {
      expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1);
      const { right } = row.querySelector("a")?.getBoundingClientRect() ?? {};
      expect(right).toBeLessThanOrEqual(list.right);
    }
    const status = screen.getByRole("row", { name: /Lumen/ }).getByText("Gesynchroniseerd").element();
    expect(status.getBoundingClientRect().height).toBeLessThan(36); // On one line.
  },
);

test("a recording's detail on a phone begins with the result, above the fields and the transcript", async () => {
  await page.viewport(390, 844);
  const { screen } = await openDemo("/recordings?recording=de-groene-kas");
  const detail = screen.getByRole("article", { name: "Klacht over trage app" });
  await expect.element(detail.getByRole("heading", { name: /^AI-/ })).toBeInViewport();
  const headings = () => detail.getByRole("heading", { level: 2 }).elements();
  await expect
    .poll(() => headings().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(/^AI/), "CRM-synchronisatie", "Transcript"]);
});

test("a conversation with sound on a phone begins with the fields that it fills, and keeps its player in view", async () => {
  await page.viewport(390, 844);
  const { screen } = await openDemo("/recordings?recording=van-dijk-logistiek");
  const detail = screen.getByRole("article", { name: "Offerte voor 48 gebruikers" });
  const headings = () => detail.getByRole("heading", { level: 2 }).elements();
  await expect
    .poll(() => headings().map(({ textContent }) => textContent))
    .toEqual(["CRM-synchronisatie", "Transcript", expect.stringMatching(/^AI/)]);
  await detail.getByRole("button", { name: "Speel het gesprek af" }).click();
  const player = detail.getByRole("region", { name: "Luister mee" });
  detail
    .getByRole("row", { name: /Startdatum/ })
    .element()
    .scrollIntoView({ block: "end" });
  await expect.element(player.getByRole("button", { name: "Pauzeer" })).toBeInViewport();
});

test("a recording's detail opens from its row, shows what reached the CRM, and gives focus back when closed", async () => {
  const { screen } = await openDemo("/");
  const link = screen.getByRole("link", { name: "Bekijken: Van Dijk Logistiek" });
  await link.click();
  const dialog = screen.getByRole("dialog", { name: "Offerte voor 48 gebruikers" });

  const value = dialog.getByRole("row", { name: /Dealwaarde/ }).getByText(/€\s28\.800/);
  await expect.element(value).toBeVisible();
  await expect.element(dialog.getByText("Offerte sturen naar Marieke van Dijk")).toBeVisible();
  await expect.element(dialog.getByText("Kijken jullie ook nog naar anderen?")).toBeVisible();
  await expect.element(dialog.getByText("RouteWerk", { exact: true }).first()).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Openen in Salesforce" })).toBeVisible();
  await dialog.getByRole("button", { name: "Sluiten" }).click();
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(link).toHaveFocus();
});

test("a recording's detail waits for the analysis, with no way into the CRM, while it is processed", async () => {
  const { screen } = await openDemo("/?recording=bouwgroep-hartman", "en");

  await expect.element(screen.getByText("what goes into HubSpot", { exact: false })).toBeVisible();
  expect(screen.getByRole("link", { name: "Open in HubSpot" }).query()).toBeNull();
});

test("a recording's detail goes to its neighbors by arrow keys, and no further than the last", async () => {
  const { screen, history } = await openDemo("/recordings", "en");
  await screen.getByRole("link", { name: "View: Stroom & Zoon" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Proposal accepted" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");

  await expect.element(screen.getByRole("dialog", { name: "Project moves to 2026" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => history.location.search).toBe("?recording=fietsfabriek-noord");
});

test("the first recording's detail has no previous one", async () => {
  const { screen } = await openDemo("/recordings?recording=bouwgroep-hartman", "en");

  await expect
    .element(screen.getByRole("button", { name: "Previous" }))
    .toHaveAttribute("aria-disabled", "true");
});

test("a recording that its address opens is a screen of its own, which leads to its neighbors and to all recordings", async () => {
  const { screen } = await openDemo("/recordings?recording=stroom-en-zoon", "en");
  await expect.element(screen.getByRole("article", { name: "Proposal accepted" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("article", { name: "Project moves to 2026" })).toBeVisible();
  await screen.getByRole("button", { name: "Previous" }).click();
  await expect.element(screen.getByRole("article", { name: "Proposal accepted" })).toBeVisible();
  await screen.getByRole("link", { name: "All 12 recordings" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Recordings" })).toHaveFocus();
});

test("a recording's detail advances by the number of arrow keys pressed in a row, and leaves those with Alt to the browser", async () => {
  const { screen, history } = await openDemo("/recordings", "en");
  await screen.getByRole("link", { name: "View: Van Dijk Logistiek" }).click();
  await expect.element(screen.getByRole("button", { name: "Previous" })).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}");

  const third = recordings[recordings.findIndex(({ id }) => id === "van-dijk-logistiek") + 2];
  await expect.poll(() => history.location.search).toBe(`?recording=${third?.id}`);
  await expect.element(screen.getByRole("dialog", { name: third?.title.en ?? "" })).toBeVisible();
});
