import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { emulate } from "../../test/emulate.ts";
import { Switch } from "./switch.tsx";

test("A switch is named by its label and described by its hint", async () => {
  const screen = await render(<Switch label="Share" hint="Everybody gets it." />);

  await expect
    .element(screen.getByRole("switch", { name: "Share", exact: true }))
    .toHaveAccessibleDescription("Everybody gets it.");
});

test("A switch turns on with a click on its label", async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch label="Share" onChange={onChange} />);
  await screen.getByText("Share").click();

  await expect.element(screen.getByRole("switch")).toBeChecked();
  expect(onChange).toHaveBeenCalledOnce();
});

test("A switch submits its value with its form", async () => {
  const screen = await render(
    <form>
      <Switch label="Share" name="share" value="team" defaultChecked />
    </form>,
  );
  const form = screen.container.querySelector("form");

  expect(form && new FormData(form).get("share")).toBe("team");
});

test("A switch in forced colors is the browser's checkbox, which nothing covers", async () => {
  const screen = await render(<Switch label="Share" defaultChecked />);
  const thumb = () => getComputedStyle(screen.getByRole("switch").element(), "::before").display;
  expect(thumb()).toBe("block");
  await emulate("forced-colors", "active");
  await expect.poll(thumb).toBe("none");
});
