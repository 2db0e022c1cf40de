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
