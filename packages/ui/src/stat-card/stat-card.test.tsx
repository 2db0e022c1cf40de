import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { StatCard } from "./stat-card.tsx";

test("A figure's card says what is counted before how much, and leaves its icon to the eye", async () => {
  const screen = await render(
    <dl>
      <StatCard label="Conversations" value="128" note="12 today" icon={<svg aria-hidden="true" />} />
    </dl>,
  );

  await expect.element(screen.getByRole("term")).toHaveTextContent("Conversations");
  expect(screen.getByRole("definition").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("definition")).toHaveTextContent("12812 today");
});
