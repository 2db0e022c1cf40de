import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Link } from "./link.tsx";

test("A link with asChild styles a router's link", async () => {
  const screen = await render(
    <Link asChild variant="standalone">
      <a href="/recordings" data-router>
        All recordings
      </a>
    </Link>,
  );
  const link = screen.getByRole("link", { name: "All recordings" });

  await expect.element(link).toHaveAttribute("data-router");
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("A stretched link is clickable anywhere in its container", async () => {
  const screen = await render(
    <div className="relative p-6" data-testid="card">
      <Link href="/recordings" stretched>
        All recordings
      </Link>
    </div>,
  );
  const { right, bottom } = screen.getByTestId("card").element().getBoundingClientRect();

  expect(document.elementFromPoint(right - 2, bottom - 2)).toBe(screen.getByRole("link").element());
});
