import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { writeRecording } from "../app/recordings/user/audio-database.ts";
import { removeAllRecordings } from "../app/recordings/user/user-recordings.ts";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(() => removeAllRecordings());

const audio = new File(["sound"], "visit.dat");

/** A file that claims to be larger than a test should make one. */
function fileOf(bytes: number): File {
  return Object.defineProperty(new File(["sound"], "fair.dat"), "size", { value: bytes });
}

async function upload(screen: Awaited<ReturnType<typeof openDemo>>["screen"], file: File): Promise<void> {
  await expect.element(screen.getByLabelText("Choose a file")).toBeInTheDocument();
  const input = screen.getByLabelText("Choose a file").element() as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("an uploaded file is processed in steps, goes on when the screen is left, and its result is offered from there", async () => {
  const { screen } = await openDemo("/upload", "en");
  await upload(screen, audio);
  for (const step of ["Uploading", "Transcribing", "Analyzing", "Filling in fields"])
    await expect.element(screen.getByRole("listitem").filter({ hasText: step })).toBeVisible();
  await screen.getByRole("navigation").getByRole("link", { name: "Settings" }).click();
  await expect
    .element(screen.getByRole("status").getByText("File uploaded and processed successfully!"))
    .toBeVisible();
  await screen.getByRole("button", { name: "See the result" }).click();

  const result = screen.getByRole("dialog", { name: "visit.dat" });
  await expect
    .element(result.getByRole("row", { name: /Decision maker/ }).getByText("Petra Kappers"))
    .toBeVisible();
  await expect.element(result.getByText("I just spoke with Erik Kappers", { exact: false })).toBeVisible();
  await expect.element(result.getByText("Fri, 24 Oct", { exact: false })).toBeVisible();
  await expect.element(result.getByText("Ready in 3 seconds", { exact: false })).toBeVisible();
  await result.getByLabelText("Which CRM do you use?").selectOptions("HubSpot");
  await expect
    .element(result.getByRole("link", { name: "Connect HubSpot" }))
    .toHaveAttribute("href", "/en?open=signup&crm=HubSpot");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("row", { name: /visit\.dat/ }).getByText("Salesforce")).toBeVisible();
});

test("an uploaded file that is too large to be stored is said to go with the page, and goes when it is removed from its card", async () => {
  const { screen } = await openDemo("/upload", "en");
  await upload(screen, fileOf(200_000_001));
  await expect.element(screen.getByText("until you close this page", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See the result" })).toBeVisible();
  await screen.getByRole("button", { name: "Remove fair.dat" }).click();
  await expect.element(screen.getByText("Recording deleted")).toBeVisible();
  await screen.getByRole("navigation").getByRole("link", { name: "Recordings" }).click();

  await expect.element(screen.getByText("12 recordings")).toBeVisible();
  expect(screen.getByRole("row", { name: /fair\.dat/ }).query()).toBeNull();
});

test("an uploaded file that is empty is rejected", async () => {
  const { screen } = await openDemo("/upload", "en");
  await upload(screen, new File([], "nothing.wav"));

  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("‘nothing.wav’ is empty: there’s no audio in it.");
});

test("what another tab keeps appears without a reload", async () => {
  const { screen } = await openDemo("/recordings", "en");
  await expect.element(screen.getByText("12 recordings")).toBeVisible();
  const recording = {
    id: "own-9",
    date: "2026-03-12T13:05:00.000Z",
    duration: 43_000,
    mimeType: "audio/webm",
    keptAt: 1000,
    file: "other-tab.wav",
  };
  await writeRecording(recording, new Blob(["sound"]));
  new BroadcastChannel("voxlog.demo.recordings").postMessage(null);

  await expect.element(screen.getByRole("row", { name: /other-tab\.wav/ })).toBeVisible();
});

test("an address with a recording that is not there says so", async () => {
  const { screen, history } = await openDemo("/recordings?recording=unknown", "en");

  await expect
    .element(screen.getByRole("status").getByText("That recording isn’t here.", { exact: false }))
    .toBeVisible();
  await expect.poll(() => history.location.search).toBe("");
});
