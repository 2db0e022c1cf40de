import { createTracker } from "@voxlog/tracking";
import { memoryStore } from "@voxlog/tracking/memory";
import { TrackingProvider } from "@voxlog/tracking/react";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { fakePage } from "../../testing.ts";
import { routes } from "./routes.tsx";

test("the react-router example tracks each page once with its title, and the conversion", async () => {
  const store = memoryStore();
  const tracker = createTracker({ store, language: "en", window: fakePage() });
  const screen = await render(
    <StrictMode>
      <TrackingProvider tracker={tracker}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </TrackingProvider>
    </StrictMode>,
  );
  await screen.getByRole("link", { name: "Pricing" }).click();
  await screen.getByRole("button", { name: "Sign up" }).click();
  await screen.getByRole("link", { name: "Home" }).click();
  await expect.element(screen.getByRole("heading")).toHaveTextContent("Home");
  await expect
    .poll(() => store.visits.map(({ page_path, page_title }) => `${page_path} ${page_title}`))
    .toEqual(["/ Home", "/pricing Pricing", "/ Home"]);
  expect(store.sessions).toMatchObject([{ page_count: 3, unique_page_count: 2, conversion_type: "signup" }]);
});
