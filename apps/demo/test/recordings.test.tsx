import { recordings } from "@voxlog/demo-data/recordings";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));

describe("the recordings screen", () => {
  test("keeps search and status in the address", async () => {
    const { screen, history } = await openDemo("/recordings", "en");
    await screen.getByLabelText("Search by client or contact").fill("el amrani");
    await screen.getByLabelText("Status").selectOptions("synced");

    await expect.element(screen.getByText("1 recording", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("row", { name: /Lumen Energie/ })).toBeVisible();
    await expect.poll(() => history.location.search).toBe("?q=el+amrani&status=synced");
  });

  test("follows a search letter by letter, and the address with it", async () => {
    const { screen, history } = await openDemo("/recordings", "en");
    await userEvent.type(screen.getByLabelText("Search by client or contact"), "amrani{Backspace}");

    await expect.element(screen.getByText("1 recording", { exact: true })).toBeVisible();
    await expect.poll(() => history.location.search).toBe("?q=amran");
    await expect.element(screen.getByRole("row", { name: /Lumen Energie/ })).toBeVisible();
  });

  test("offers the way back when nothing is found", async () => {
    const { screen } = await openDemo("/recordings?q=zzz");
    await screen.getByRole("button", { name: "Wis zoekopdracht en filter" }).click();
    expect(document.activeElement).not.toBe(document.body);

    await expect.element(screen.getByText("12 opnames")).toBeVisible();
    await expect.element(screen.getByLabelText("Zoek op klant of contactpersoon")).toHaveValue("");
  });

  test("sorts by a column's header", async () => {
    const { screen } = await openDemo("/recordings", "en");
    await screen.getByRole("button", { name: "Client" }).click();

    await expect
      .element(screen.getByRole("columnheader", { name: "Client" }))
      .toHaveAttribute("aria-sort", "ascending");
    await expect.element(screen.getByRole("row").nth(1).getByText("Albers Facility")).toBeVisible();
  });
});

describe("a recording's detail", () => {
  test("opens from its row, shows what reached the CRM, and gives focus back when closed", async () => {
    const { screen } = await openDemo("/");
    const link = screen.getByRole("link", { name: "Bekijken: Van Dijk Logistiek" });
    await link.click();
    const dialog = screen.getByRole("dialog", { name: "Offerte voor 48 gebruikers" });

    const value = dialog.getByRole("row", { name: /Dealwaarde/ }).getByText(/€\s28\.800/);
    await expect.element(value).toBeVisible();
    await expect.element(dialog.getByText("Offerte sturen naar Marieke van Dijk")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await expect.element(link).toHaveFocus();
  });

  test("waits for the analysis, with no way into the CRM, while it is processed", async () => {
    const { screen } = await openDemo("/?recording=bouwgroep-hartman", "en");

    await expect.element(screen.getByText("the details will be in HubSpot", { exact: false })).toBeVisible();
    expect(screen.getByRole("link", { name: "Open in HubSpot" }).query()).toBeNull();
  });

  test("goes to its neighbours by arrow keys, and no further than the last", async () => {
    const { screen, history } = await openDemo("/recordings?recording=stroom-en-zoon", "en");
    await expect.element(screen.getByRole("dialog", { name: "Proposal accepted" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");

    await expect.element(screen.getByRole("dialog", { name: "Project moves to 2026" })).toBeVisible();
    await expect
      .element(screen.getByRole("button", { name: "Next" }))
      .toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => history.location.search).toBe("?recording=fietsfabriek-noord");
  });

  test("goes on by as many as keys are pressed in a row, and the address with it", async () => {
    const { screen, history } = await openDemo("/recordings?recording=van-dijk-logistiek", "en");
    await expect.element(screen.getByRole("button", { name: "Previous" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}");

    const third = recordings[recordings.findIndex(({ id }) => id === "van-dijk-logistiek") + 2];
    await expect.poll(() => history.location.search).toBe(`?recording=${third?.id}`);
    await expect.element(screen.getByRole("dialog", { name: third?.title.en ?? "" })).toBeVisible();
  });
});
