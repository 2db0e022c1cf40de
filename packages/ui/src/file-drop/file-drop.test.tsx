import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FileDrop } from "./file-drop.tsx";

const file = new File(["sound"], "call.mp3");

test("A file drop reports chosen files, including the same one twice", async () => {
  const onFiles = vi.fn();
  const screen = await render(<FileDrop label="Choose a file" icon={<svg />} onFiles={onFiles} />);
  const field = screen.getByLabelText("Choose a file");
  await field.upload(file);
  await field.upload(file);

  expect(onFiles.mock.calls.map(([[{ name }]]) => name)).toEqual(["call.mp3", "call.mp3"]);
});

test("A file drop shows files dragged over it and reports dropped ones", async () => {
  const onFiles = vi.fn();
  const screen = await render(
    <FileDrop label="Choose a file" overLabel="Let go" hint="MP3" icon={<svg />} onFiles={onFiles} />,
  );
  const place = screen.getByText("MP3").element();
  drag("dragover", place);
  await expect.element(screen.getByText("Let go")).toBeVisible();
  drag("drop", place);

  await expect.element(screen.getByText("Choose a file")).toBeVisible();
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
});

test("A file drop keeps a file dropped next to it from replacing the page", async () => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Choose a file" icon={<svg />} onFiles={onFiles} />);

  expect(drag("dragover", document.body).defaultPrevented).toBe(true);
  expect(drag("drop", document.body).defaultPrevented).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test("A file drop leaves dragged text, and files over a field of the page, to the browser", async () => {
  const screen = await render(
    <>
      <FileDrop label="Choose a file" icon={<svg />} onFiles={() => {}} />
      <input type="file" aria-label="Own" />
    </>,
  );
  const text = new DataTransfer();
  text.setData("text/plain", "A quote");

  for (const place of [document.body, screen.getByText("Choose a file").element()])
    expect(drag("dragover", place, text).defaultPrevented).toBe(false);
  expect(drag("drop", screen.getByLabelText("Own").element()).defaultPrevented).toBe(false);
});

test("A disabled file drop ignores files", async () => {
  const onFiles = vi.fn();
  const screen = await render(
    <FileDrop label="Choose a file" hint="MP3" icon={<svg />} disabled onFiles={onFiles} />,
  );
  drag("drop", screen.getByText("MP3").element());

  expect(onFiles).not.toHaveBeenCalled();
});

function drag(type: "dragover" | "drop", onto: Element, dataTransfer = new DataTransfer()): Event {
  if (dataTransfer.items.length === 0) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  onto.dispatchEvent(event);
  return event;
}
