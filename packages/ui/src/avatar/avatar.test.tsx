import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Avatar, initials } from "./avatar.tsx";

test.each([
  ["Sanne de Vries", "SV"],
  ["  Timmy ", "T"],
  ["élodie van Ánh", "ÉÁ"],
  ["", ""],
])("The initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("An avatar is hidden from screen readers, which read the name next to it", async () => {
  const screen = await render(
    <p>
      <Avatar>SV</Avatar> Sanne de Vries
    </p>,
  );

  await expect.element(screen.getByText("SV")).toHaveAttribute("aria-hidden", "true");
});

test("An avatar shows the initials if its picture can't be loaded", async () => {
  const screen = await render(<Avatar src="data:image/png;base64,none">SV</Avatar>);
  const picture = screen.container.querySelector("img");

  await expect.poll(() => picture?.complete).toBe(true);
  expect(picture?.naturalWidth).toBe(0);
  await expect.element(screen.getByText("SV")).toBeVisible();
});
