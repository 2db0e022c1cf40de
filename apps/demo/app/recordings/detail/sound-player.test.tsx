import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDemo } from "../../../test/open-demo.tsx";

// With room for the player beside the transcript and the CRM.
const audio = () => document.querySelector("audio") as HTMLAudioElement;
const current = () => document.querySelector("li[aria-current=true]")?.textContent ?? "";

/** Opens a recording whose lines begin at 0:00, 0:06, 0:09 … */
async function openRecording(width = 1280) {
  await page.viewport(width, 800); // Transcript and CRM fit beside each other in 1280 px.
  const { screen } = await openDemo("/recordings?recording=albers-facility", "en");
  const detail = screen.getByRole("article");
  await expect.element(detail.getByRole("region", { name: "CRM sync" })).toBeVisible();
  return detail;
}

/** A fake audio element: the test starts it and sets its position. */
function fakeAudio({ play = async () => {} }: { play?: () => Promise<void> } = {}) {
  const playing = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  const paused = vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event("pause"));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return {
    playing,
    paused,
    at: (seconds: number) => {
      audio().currentTime = seconds;
      audio().dispatchEvent(new Event("playing"));
      audio().dispatchEvent(new Event("timeupdate"));
    },
  };
}

test("the sound of a conversation is fetched on play, shows that it loads, and marks and captions the current line", async () => {
  const fake = fakeAudio();
  const detail = await openRecording();
  await expect.element(detail.getByText("Synthetic voices")).toBeVisible();
  expect(audio().preload).toBe("none");
  expect(current()).toBe("");

  await detail.getByRole("button", { name: "Play the conversation" }).click();
  expect(fake.playing).toHaveBeenCalledOnce();
  const toggle = detail.getByRole("region", { name: "Listen in" }).getByRole("button", { name: "Pause" });
  await expect.element(toggle).toHaveAttribute("aria-busy", "true");

  fake.at(7);
  await expect.element(toggle).not.toHaveAttribute("aria-busy");
  await expect.poll(current).toContain("What did you have in mind?");
  expect(document.querySelector("[data-caption]")?.textContent).toBe(
    "You: That’s fine, Thomas. What did you have in mind?",
  );
  await toggle.click();
  expect(fake.paused).toHaveBeenCalled();
  await expect.element(detail.getByRole("button", { name: "Play the conversation" })).toBeVisible();
});

test("the sound of a conversation has a player of one line on a phone, also while it plays", async () => {
  const fake = fakeAudio();
  const detail = await openRecording(390);
  const player = detail.getByRole("region", { name: "Listen in" });
  fake.at(7);
  await expect.poll(() => player.getByRole("slider").element().ariaValueText).toContain("speaking");
  expect(player.element().getBoundingClientRect().height).toBeLessThan(80);
});

test("the sound of a conversation is sought by keys, with the moment and the speaker in words", async () => {
  const fake = fakeAudio();
  const detail = await openRecording();
  const slider = detail.getByRole("slider", { name: "Position in the conversation" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0:00 of 0:45");

  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0:02 of 0:45, Thomas Albers speaking");
  expect(audio().currentTime).toBe(2);
  await expect.element(detail).toHaveAccessibleName("Agreeing on the pilot"); // The arrows opened no neighbor.
  await userEvent.keyboard(" ");
  expect(fake.playing).toHaveBeenCalledOnce();
});

test("the sound of a conversation plays from the chosen line, and stops when another recording is shown", async () => {
  const fake = fakeAudio();
  const detail = await openRecording();
  await detail.getByRole("button", { name: "Play from 0:06" }).click();
  expect(audio().currentTime).toBeCloseTo(6.01, 1);
  expect(fake.playing).toHaveBeenCalledTimes(1);

  const element = audio();
  const stopped = vi.fn();
  element.addEventListener("pause", stopped);
  await detail.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => stopped.mock.calls.length).toBe(1);
  await expect.poll(() => document.querySelector("audio")).toBeNull();
});

test("the sound of a conversation shows why it doesn't play, and tries again", async () => {
  const fake = fakeAudio();
  const detail = await openRecording();
  await detail.getByRole("button", { name: "Play the conversation" }).click();
  audio().dispatchEvent(new Event("error"));
  await expect.element(detail.getByText("The audio couldn’t be loaded.", { exact: false })).toBeVisible();

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await detail.getByRole("button", { name: "Try again" }).click();
  audio().dispatchEvent(new Event("error"));
  await expect.element(detail.getByText("You’re offline.", { exact: false })).toBeVisible();

  await detail.getByRole("button", { name: "Try again" }).click();
  fake.at(1);
  await expect.poll(() => detail.getByRole("alert").query()).toBeNull();
});

test("a line that is still ahead says that its fields will be filled, not that they were", async () => {
  const fake = fakeAudio();
  const detail = await openRecording();
  const filled = () => detail.getByText("Filled in your CRM:", { exact: false }).elements();
  await expect.poll(filled).not.toHaveLength(0);
  await detail.getByRole("button", { name: "Play the conversation" }).click();
  fake.at(1);
  await expect.poll(filled).toHaveLength(0);
});

test("a line that the visitor goes to from a field stays in view while the sound plays on, with the field and the player", async () => {
  const fake = fakeAudio();
  const detail = await openRecording();
  await detail.getByRole("button", { name: "Play the conversation" }).click();
  fake.at(7);
  await expect.poll(current).toContain("What did you have in mind?");
  await detail.getByRole("button", { name: "Stage: show the sentence it came from" }).click(); // In the last line.
  const marked = detail.getByRole("listitem").filter({ hasText: "Source of:" });
  await expect.element(marked).toBeInViewport();

  fake.at(1);
  await expect.poll(current).not.toContain("What did you have in mind?");
  await expect.element(marked).toBeInViewport();
  const player = detail.getByRole("region", { name: "Listen in" });
  await expect.element(player.getByRole("button", { name: "Pause" })).toBeInViewport({ ratio: 1 });
  const field = detail.getByRole("row", { name: /Stage/ });
  await expect.element(field).toBeInViewport({ ratio: 1 });
  const { bottom } = player.element().getBoundingClientRect();
  for (const part of [marked, field])
    expect(part.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});
