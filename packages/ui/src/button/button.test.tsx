import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

test("A button doesn't submit its form", async () => {
  const onSubmit = vi.fn(preventDefault);
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await screen.getByRole("button").click();

  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(["md", "lg"] as const)("A button of size %s is large enough for a finger", async (size) => {
  const screen = await render(<Button size={size}>Go</Button>);
  const { width, height } = screen.getByRole("button").element().getBoundingClientRect();

  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("A pending button does nothing when pressed", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button pending onClick={onClick}>
      Save
    </Button>,
  );
  await screen.getByRole("button").click({ force: true });

  expect(onClick).not.toHaveBeenCalled();
});

test("A pending button doesn't submit its form again, by pointer or Enter", async () => {
  const onSubmit = vi.fn(preventDefault);
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Company" />
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  await screen.getByRole("button").click({ force: true });
  await screen.getByRole("textbox").click();
  await userEvent.keyboard("{Enter}");

  expect(onSubmit).not.toHaveBeenCalled();
});

test("A pending button keeps its width, focus and name, and is marked busy", async () => {
  const screen = await render(<Button>Send request</Button>);
  const button = screen.getByRole("button", { name: "Send request" });
  button.element().focus();
  const width = button.element().getBoundingClientRect().width;
  await screen.rerender(<Button pending>Send request</Button>);

  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
});

test("A button with asChild is only its link, with the props of both: styles, handlers, also missing ones, and refs", async () => {
  const calls: string[] = [];
  const ref = (name: string) => () => {
    calls.push(name);
    return () => void calls.push(`${name} ends`);
  };
  const screen = await render(
    <Button asChild style={{ marginTop: 8 }} onFocus={() => calls.push("focus")} ref={ref("button's")}>
      <a href="#prices" style={{ marginBottom: 4 }} onFocus={undefined} ref={ref("link's")}>
        Prices
      </a>
    </Button>,
  );
  expect(screen.getByRole("button").query()).toBeNull();
  const link = screen.getByRole("link");
  await expect.element(link).toHaveStyle({ marginTop: "8px", marginBottom: "4px" });
  await link.click();
  await screen.unmount();

  expect(calls).toEqual(["button's", "link's", "focus", "button's ends", "link's ends"]);
});

function preventDefault(event: FormEvent): void {
  event.preventDefault();
}
