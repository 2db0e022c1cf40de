import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

const forms = [
  ["/agent-timmy?tab=dictionary", "Add a word", "Word", "Klaver Planning"],
  ["/recordings?recording=van-dijk-logistiek", "Add to dictionary", "Word", "Klaver Planning"],
  ["/settings?tab=team", "Invite team member", "Email", "iris@example.com"],
] as const;

test.each(forms)(
  "a dialog on %s closes by Back only, and keeps what was typed until Cancel",
  async (path, opener, label, typed) => {
    await page.viewport(1280, 800);
    const { screen, history } = await openDemo(path, "en");
    const open = screen.getByRole("button", { name: opener });
    const field = screen.getByRole("dialog").getByRole("textbox", { name: label });
    await open.click();
    await field.fill(typed);
    window.history.back();
    await expect.poll(() => field.query()).toBeNull();
    expect(history.location.pathname + history.location.search).toBe(`/dashboard${path}`);

    await open.click();
    await expect.element(field).toHaveValue(typed);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => field.query()).toBeNull();
    await open.click();
    await expect.element(field).toHaveValue(typed);
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => field.query()).toBeNull();
    await open.click();
    await expect.element(field).toHaveValue("");
  },
);

test("Back closes the question before a word is deleted", async () => {
  const { screen } = await openDemo("/agent-timmy?tab=dictionary", "en");
  await screen.getByRole("button", { name: "Delete El Amrani" }).click();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  window.history.back();

  await expect.poll(() => screen.getByRole("alertdialog").query()).toBeNull();
});

test("a new client's name that wasn't saved stays while the visitor looks elsewhere", async () => {
  const { screen, history } = await openDemo("/record", "en");
  await screen.getByLabelText("Dictate your last visit").fill("Just saw Petra. The budget is 6,050 euros.");
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await screen.getByRole("button", { name: /^Petra Mulder, Zonneveld/ }).click();
  const another = screen.getByRole("button", { name: "Another client" });
  await another.click();
  await screen.getByRole("combobox", { name: "Which client was this with?" }).selectOptions("A new client…");
  const name = screen.getByLabelText("Client’s name");
  await name.fill("Bakkerij Jansen");
  history.go(-1);
  await expect.poll(() => name.query()).toBeNull();
  history.go(1);

  await another.click();
  await expect.element(name).toHaveValue("Bakkerij Jansen");
});
