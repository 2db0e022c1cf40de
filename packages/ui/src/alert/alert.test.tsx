import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Alert } from "./alert.tsx";

test("An alert of tone danger interrupts screen readers", async () => {
  const screen = await render(<Alert tone="danger">Something went wrong.</Alert>);

  await expect.element(screen.getByRole("alert")).toHaveTextContent("Something went wrong.");
});

test.each(["info", "success"] as const)(
  "An alert of tone %s doesn't interrupt screen readers",
  async (tone) => {
    const screen = await render(<Alert tone={tone}>Settings saved!</Alert>);

    await expect.element(screen.getByRole("status")).toHaveTextContent("Settings saved!");
  },
);
