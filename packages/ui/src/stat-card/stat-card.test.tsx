import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { StatCard } from "./stat-card.tsx";

test("A stat card reads its label before its value, and hides its icon from screen readers", async () => {
  const screen = await render(
    <dl>
      <StatCard label="Conversations" value="128" note="12 today" icon={<svg aria-hidden="true" />} />
    </dl>,
  );

  await expect.element(screen.getByRole("term")).toHaveTextContent("Conversations");
  expect(screen.getByRole("definition").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("definition")).toHaveTextContent("12812 today");
});
