import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { addWord } from "../app/dictionary/change-words.ts";
import { viewedRole } from "../app/edits/account-edits.ts";
import { noteDraft } from "../app/edits/note-edits.ts";
import { resetDemo } from "../app/edits/stored-edits.ts";
import { savedInstructions } from "../app/edits/text-edits.ts";
import { eraseRecording, writeRecording } from "../app/recordings/user/audio-database.ts";
import { removeAllRecordings, saveRecording } from "../app/recordings/user/user-recordings.ts";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  await resetDemo();
  await removeAllRecordings();
});

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

test("an uploaded file is processed although the browser never reads its duration", async () => {
  using _ = vi.spyOn(HTMLMediaElement.prototype, "src", "set").mockReturnValue();
  const { screen } = await openDemo("/upload", "en");
  await upload(screen, new File(["%PDF-1.7"], "visit.mp3", { type: "audio/mpeg" }));
  await screen.getByRole("navigation").getByRole("link", { name: "Settings" }).click();
  await expect
    .element(screen.getByRole("status").getByText("Timmy heard nothing usable", { exact: false }))
    .toBeVisible();
});

test("an uploaded file without speech touches no CRM, however it is named, and becomes a record once it has words", async () => {
  const { screen } = await openDemo("/upload", "en");
  // Its sound is still being checked after its three seconds, so that it ends on another screen.
  const check = Promise.withResolvers<AudioBuffer>();
  vi.spyOn(OfflineAudioContext.prototype, "decodeAudioData").mockReturnValueOnce(check.promise);
  await upload(screen, new File(["%PDF-1.7"], "visit.mp3", { type: "audio/mpeg" }));
  await screen.getByRole("navigation").getByRole("link", { name: "Settings" }).click();
  await expect.element(screen.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  check.reject(new Error("This isn't audio."));
  await expect
    .element(screen.getByRole("status").getByText("Timmy heard nothing usable", { exact: false }))
    .toBeVisible();
  await screen.getByRole("button", { name: "See the result" }).click();

  const result = screen.getByRole("article", { name: "visit.mp3" });
  await expect.element(result.getByText("heard no speech in this recording", { exact: false })).toBeVisible();
  await expect.element(result.getByText("Nothing to log yet")).toBeVisible();
  await result.getByLabelText("Dictate your last visit").fill(VISIT);
  await result.getByRole("button", { name: "Let Timmy write it up" }).click();
  await expect.element(result.getByText("To review")).toBeVisible();
  await expect
    .element(result.getByText("Nothing is in Salesforce yet", { exact: false }).first())
    .toBeVisible();
  await expect.element(result.getByLabelText("Budget")).toHaveValue("€12,000 per year excl. VAT");
  expect(noteDraft.get()).toBe("");
});

const VISIT =
  "I spoke with Henk Bos of Van Dijk Logistiek. Their budget is 12,000 euros a year. I will send him the quote on Friday.";

test("the visitor's own words can be edited: fields, summary and email follow, the change is marked, and what was approved waits again", async () => {
  const { screen } = await openDemo("/record", "en");
  await screen.getByLabelText("Dictate your last visit").fill(VISIT);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  const result = screen.getByRole("article", { name: "Your own notes" });
  await result.getByRole("button", { name: /^Approve for/ }).click();
  await expect.element(result.getByRole("row", { name: /Budget.*€12,000/ })).toBeVisible();
  await expect.element(result.getByText("Synced")).toBeVisible();

  await result.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = result.getByLabelText("What was said");
  await editor.fill("");
  await editor.fill(VISIT.replace("12,000", "15,000"));
  await expect.element(result.getByText("To review")).toBeVisible();
  await expect.element(result.getByLabelText("Budget")).toHaveValue("€15,000 per year excl. VAT");
  await expect.element(result.getByText("Just changed")).toBeVisible();
  await expect
    .element(result.getByRole("region", { name: "AI analysis" }).getByText(/Budget: €15,000/))
    .toBeVisible();

  await result.getByLabelText("What was said").fill("never mind");
  await expect.element(result.getByText("found nothing for your CRM", { exact: false })).toBeVisible();
  await expect.element(result.getByText("Nothing to log yet")).toBeVisible();
});

test("the visitor's own words stay open while they are edited, with focus, if the screen's width changes", async () => {
  const { screen } = await openDemo("/record", "en");
  await screen.getByLabelText("Dictate your last visit").fill(VISIT);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await screen.getByRole("button", { name: "Edit", exact: true }).click();
  const words = screen.getByLabelText("What was said");
  await words.fill("");
  for (const width of [768, 1280]) {
    await page.viewport(width, 1024);
    await expect.poll(() => matchMedia("(width >= 64rem)").matches).toBe(width > 1024);
    await expect.element(words).toHaveFocus();
  }
  await expect.element(words).toHaveValue("");
});

test("a note waits for approval, can be edited with what is logged, and its approval can be undone", async () => {
  const { screen, history } = await openDemo("/record", "en");
  await screen.getByLabelText("Dictate your last visit").fill(`${VISIT} They have 12 users.`);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await expect.element(screen.getByRole("article", { name: "Your own notes" })).toBeVisible();
  history.push("/dashboard/");
  await expect.element(screen.getByText(/· 1 waiting for your approval/)).toBeVisible();
  await screen
    .getByRole("row", { name: /To review/ })
    .getByRole("link")
    .click();

  const form = screen.getByRole("form", { name: "Check and approve" });
  await expect.element(form.getByLabelText("Budget")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Open in/ }).query()).toBeNull();
  expect(screen.getByText("Filled in your CRM:", { exact: false }).query()).toBeNull();
  await form.getByLabelText("Budget").fill("About 12k");
  await form.getByLabelText("Number of users").fill("");
  await form.getByRole("button", { name: /^Approve for/ }).click();

  await expect.element(screen.getByRole("row", { name: /Budget.*About 12k.*Edited by you/ })).toBeVisible();
  await expect.element(screen.getByText("3 fields from your words are in", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("Filled in your CRM:", { exact: false }).first()).toBeVisible();
  expect(screen.getByRole("row", { name: /Number of users/ }).query()).toBeNull();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(form.getByLabelText("Budget")).toHaveValue("About 12k");
  await form.getByRole("button", { name: /^Approve for/ }).click();
  await screen.getByRole("link", { name: /^Open in/ }).click();
  await expect.element(screen.getByRole("insertion").filter({ hasText: "About 12k" })).toBeVisible();
  await expect.element(screen.getByText(/^Spoke with Henk Bos.*Budget: About 12k\.$/)).toBeVisible();
  expect(screen.getByText(/€12,000|12 users/).query()).toBeNull();
});

test("an approved conversation of the visitor's own is in every count, at the demo's date, and the board says why it isn't among the talks", async () => {
  const { screen, history } = await openDemo("/record", "en");
  await screen.getByLabelText("Dictate your last visit").fill(VISIT);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  const result = screen.getByRole("article", { name: "Your own notes" });
  await expect.element(result.getByText(/Fri, Oct 24, 16:\d\d/)).toBeVisible();
  await result.getByRole("button", { name: /^Approve for/ }).click();
  history.push("/dashboard/");

  await expect.element(screen.getByText("13", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("3.9", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("11 of 11 processed conversations")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /Henk Bos/ }).getByText("Fri, Oct 24")).toBeVisible();
  scrollTo(0, document.body.scrollHeight);
  const board = screen.getByRole("region", { name: "Your team this week" });
  await expect.element(board.getByText("Calculated from 11 conversations.", { exact: false })).toBeVisible();
  const talks = board.getByRole("table").getByRole("row");
  await expect
    .element(board.getByText("1 note has only one speaker, so it isn’t in the table.", { exact: false }))
    .toBeVisible();
  const counts = talks
    .elements()
    .slice(1)
    .map((row) => Number(row.querySelector("td")?.lastChild?.textContent));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  await screen.getByRole("link", { name: "All 13 recordings" }).click();
  await expect.element(screen.getByText("13 recordings", { exact: true })).toBeVisible();
});

test("a dictionary word and an instruction change what comes of the visitor's words; of those that can't be followed, a few are named", async () => {
  addWord({ word: "twelve thousand", isMisspelling: true, correction: "12,100", isShared: false });
  const unfollowed = Array.from({ length: 3000 }, (_, index) => `Write in capitals ${index}`);
  savedInstructions.team.set(["Amounts excluding VAT", ...unfollowed].join("\n"));
  const { screen } = await openDemo("/call-timmy", "en", { keepsEdits: true });
  await screen
    .getByLabelText("Dictate your last visit")
    .fill("I spoke with Henk Bos of Van Dijk Logistiek. The budget is twelve thousand euros including VAT.");
  await screen.getByRole("button", { name: "Pretend I’ve just called" }).click();
  const result = screen.getByRole("article", { name: "Your call to Timmy" });
  await expect.element(result.getByLabelText("Budget")).toHaveValue("€10,000 excl. VAT");
  await expect
    .element(result.getByText("Timmy can’t follow this in the demo", { exact: false }))
    .toBeVisible();
  await expect.element(result.getByText("Write in capitals 0", { exact: true })).toBeVisible();
  await expect.element(result.getByText("And 2997 more")).toBeVisible();
  await expect.element(result.getByText(/Heard as “twelve thousand” and written as “12,100”/)).toBeVisible();
});

test("instructions of the maximum length say that the rest is left out", async () => {
  const { screen } = await openDemo("/agent-timmy", "en");
  await screen.getByLabelText("Your instructions").fill("x".repeat(20_000));
  await expect.element(screen.getByText(/^That’s the maximum of 20,000 characters/)).toBeVisible();
});

test("a search finds what the CRM has of the visitor's words, and shows it", async () => {
  addWord({ word: "royte werk", isMisspelling: true, correction: "RouteWerk", isShared: false });
  const { screen } = await openDemo("/record", "en", { keepsEdits: true });
  await screen
    .getByLabelText("Dictate your last visit")
    .fill(
      "I spoke with Henk Bos of Van Dijk Logistiek. The budget is 12,100 euros a year including VAT. He knows royte werk.",
    );
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await screen.getByRole("button", { name: /^Approve for/ }).click();
  await screen.getByRole("link", { name: /^All 13/ }).click();
  const search = screen.getByLabelText("Search names and conversations");
  await search.fill("€10.000");
  await expect.element(screen.getByRole("row", { name: /Henk Bos.*€10,000 per year/ })).toBeVisible();
  await search.fill("routewerk");
  await expect.element(screen.getByRole("row", { name: /Henk Bos.*He knows RouteWerk/ })).toBeVisible();
});

test("another client doesn't keep the first one's contact, in the record either", async () => {
  const { screen } = await openDemo("/record", "en");
  await screen
    .getByLabelText("Dictate your last visit")
    .fill("Just saw Petra. The budget is 6,050 euros a year.");
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  const result = screen.getByRole("article", { name: "Your own notes" });
  await result.getByRole("button", { name: /^Petra Mulder, Zonneveld/ }).click();
  await result.getByRole("button", { name: "Another client" }).click();
  await result.getByRole("combobox", { name: "Which client was this with?" }).selectOptions("A new client…");
  await result.getByLabelText("Client’s name").fill("Bakkerij Jansen");
  await result.getByRole("button", { name: "Use this client" }).click();
  await expect.element(result.getByText("Bakkerij Jansen · Petra", { exact: true })).toBeVisible();
  await result.getByRole("button", { name: /^Approve for/ }).click();
  await result.getByRole("link", { name: /^Open in/ }).click();
  await expect.element(screen.getByRole("heading", { name: "Bakkerij Jansen" })).toBeVisible();
  expect(screen.getByText(/Mulder/).query()).toBeNull();
});

test("a new client's long name fits a phone", async () => {
  await page.viewport(320, 800);
  const { screen } = await openDemo("/record", "en");
  const name = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  await screen
    .getByLabelText("Dictate your last visit")
    .fill(`Spoke with ${name} Ltd. They want 15 licenses.`);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await expect
    .element(screen.getByText(`${name} Ltd isn’t in Salesforce yet`, { exact: false }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("a record of words without a contact names none", async () => {
  const { screen } = await openDemo("/record", "en");
  await screen
    .getByLabelText("Dictate your last visit")
    .fill("I visited Van Dijk Logistiek. Their budget is 12,000 euros a year.");
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await screen.getByRole("button", { name: /^Approve for/ }).click();
  await screen.getByRole("link", { name: /^Open in/ }).click();
  await expect.element(screen.getByText("Van Dijk Logistiek", { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText("Owner", { exact: true })).toBeVisible();
  expect(screen.getByText("Contact", { exact: true }).query()).toBeNull();
  expect(screen.getByText("In your own words").query()).toBeNull();
});

test("an approved record stays as it is when the words are edited later", async () => {
  const { screen } = await openDemo("/record", "en");
  await screen.getByLabelText("Dictate your last visit").fill(VISIT);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  await screen.getByRole("button", { name: /^Approve for/ }).click();
  await expect.element(screen.getByText("Synced")).toBeVisible();
  await screen.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByLabelText("What was said").fill("bla bla");
  await expect
    .element(screen.getByText("Salesforce keeps what you approved", { exact: false }))
    .toBeVisible();
  expect(screen.getByText("wasn’t touched", { exact: false }).query()).toBeNull();
  await screen.getByLabelText("What was said").fill(VISIT.replace("12,000", "15,000"));
  await screen.getByLabelText("Budget").fill("About 15k");

  await screen.getByRole("link", { name: /^Open in/ }).click();
  await expect.element(screen.getByRole("heading", { name: "Van Dijk Logistiek" })).toBeVisible();
  await expect.element(screen.getByRole("insertion").filter({ hasText: "€12,000" })).toBeVisible();
  await expect.element(screen.getByText(/^Spoke with Henk Bos.*Budget: €12,000/)).toBeVisible();
  expect(screen.getByText(/15/).query()).toBeNull();
});

test("an approved result waits again once an instruction changes it, and says what the CRM has", async () => {
  savedInstructions.team.set("Write in capitals");
  const { screen } = await openDemo("/record", "en", { keepsEdits: true });
  await screen.getByLabelText("Dictate your last visit").fill(VISIT);
  await screen.getByRole("button", { name: "Let Timmy write it up" }).click();
  const result = screen.getByRole("article", { name: "Your own notes" });
  await result.getByRole("button", { name: /^Approve for/ }).click();
  await expect.element(result.getByText("Synced")).toBeVisible();

  savedInstructions.team.set("Write in italics");
  await expect.element(result.getByText("Write in italics")).toBeVisible();
  await expect.element(result.getByText("Synced")).toBeVisible();
  savedInstructions.team.set("Amounts including VAT");
  await expect.element(result.getByText("To review")).toBeVisible();
  await expect.element(result.getByLabelText("Budget")).toHaveValue("€14,520 per year incl. VAT");
  await expect
    .element(result.getByText("Salesforce keeps what you approved", { exact: false }))
    .toBeVisible();

  await result.getByRole("button", { name: /^Approve for/ }).click();
  await expect.element(result.getByRole("row", { name: /Budget.*€14,520/ })).toBeVisible();
});

test("a link to the review of a sample note opens it once, and keeps the visitor's draft", async () => {
  const { screen, history } = await openDemo("/record", "en");
  const draft = screen.getByLabelText("Dictate your last visit");
  await draft.fill("My own words");
  for (const _ of [1, 2]) {
    history.push("/dashboard/record?sample=");
    await expect.element(screen.getByRole("button", { name: "Approve", exact: false })).toBeVisible();
    history.push("/dashboard/record");
    await expect.element(draft).toHaveValue("My own words");
  }
  history.push("/dashboard/recordings");
  await expect.element(screen.getByText("13 recordings", { exact: true })).toBeVisible();
});

test("an uploaded file that is too large to store has a warning that it lasts as long as the page, and can be removed", async () => {
  const { screen } = await openDemo("/upload", "en");
  await upload(screen, fileOf(200_000_001));
  await expect.element(screen.getByText("until you close this page", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).toBeVisible(); // It is announced when the file is chosen.
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
    .toHaveTextContent("“nothing.wav” is empty: there’s no audio in it.");
});

describe("with another tab", () => {
  const recording = {
    id: "own-9",
    date: "2026-03-12T13:05:00.000Z",
    duration: 43_000,
    mimeType: "audio/webm",
    processingSince: 1000,
    file: "other-tab.wav",
  };
  const notify = () => new BroadcastChannel("voxlog.demo.recordings").postMessage(null);

  test("a recording that the other tab stores appears without a reload", async () => {
    const { screen } = await openDemo("/recordings", "en");
    await expect.element(screen.getByText("12 recordings")).toBeVisible();
    await writeRecording(recording, new Blob(["sound"]));
    notify();

    await expect.element(screen.getByRole("row", { name: /other-tab\.wav/ })).toBeVisible();
  });

  test("a recording that the other tab deletes while it's open makes way for the list", async () => {
    await saveRecording(recording, new Blob(["sound"]));
    const { screen } = await openDemo(`/recordings?recording=${recording.id}`, "en");
    await expect.element(screen.getByRole("article")).toBeVisible();
    await eraseRecording(recording.id);
    notify();

    await expect.element(screen.getByText("12 recordings")).toBeVisible();
  });
});

test("an address of a recording that doesn't exist shows that", async () => {
  const { screen, history } = await openDemo("/recordings?recording=unknown", "en");

  await expect
    .element(screen.getByRole("status").getByText("That recording isn’t here.", { exact: false }))
    .toBeVisible();
  await expect.poll(() => history.location.search).toBe("");
});

test("an address of a colleague's recording tells a member that it isn't theirs", async () => {
  viewedRole.set("Member");
  const { screen } = await openDemo("/recordings?recording=lumen-energie", "en", { keepsEdits: true });

  await expect.element(screen.getByRole("status").getByText("a colleague’s", { exact: false })).toBeVisible();
});
